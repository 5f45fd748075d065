import { textHtml } from "../../../../src/cms/preview/text-html";

const tokens = new Map([["claims.clients", "120"]]);

/** The text as the pane shows it. */
function show(text: string): HTMLElement {
  const page = document.createElement("div");
  page.innerHTML = textHtml(text, tokens, (name) => `blob:${name}`);
  return page;
}

it("gives headings the ids that links on the site use", () => {
  expect(show("## What it costs\n\nA text.").querySelector("h2")?.id).toBe("what-it-costs");
});

it("replaces tokens by facts, and aligns the figures of a table that scrolls", () => {
  const page = show("| Item | Sum |\n|---|---:|\n| {{claims.clients}} | $100 |\n");
  expect(page.querySelector(".table-scroll th[scope=row]")?.textContent).toBe("120");
  expect(page.querySelector("td.align-right")?.textContent).toBe("$100");
});

it("draws a chart, and shows the source of an invalid one", () => {
  const chart = (title: string) =>
    `\`\`\`chart\ntype: bars\ntitle: ${title}\ncaption: A basis of figures.\ndata:\n  - { label: One, value: 1 }\n  - { label: Two, value: 2 }\n  - { label: Three, value: 3 }\n\`\`\`\n`;
  expect(show(chart("Three bars of a test")).querySelectorAll(".chart tr")).toHaveLength(3);
  const wrong = show(chart("No"));
  expect(wrong.querySelector(".chart")).toBeNull();
  expect(wrong.querySelector("pre")?.textContent).toContain("title: No");
});

it.each([
  ["![The harbour](https://youtu.be/abcdefghijk)", "The harbour", "Play film from YouTube"],
  [
    "[![The harbour](still.jpg)](https://vimeo.com/12345)",
    "blob:still.jpg",
    "Play film from Vimeo",
  ],
  ["![The harbour](film.mp4)", "The harbour", "Play film"],
])("shows the still of a film, which is a link to it: %s", (text, still, words) => {
  const page = show(text);
  const address = /\((?!still)(.*)\)/.exec(text)?.[1];
  expect(page.querySelector("p > a")?.getAttribute("href")).toBe(address);
  expect(page.innerHTML).toContain(still);
  expect(page.innerHTML).toContain(`${words}<`);
  for (const { src } of page.querySelectorAll("img")) expect(src).not.toMatch(/youtu|vimeo|mp4/);
});

it("finds the pictures of the entry, also those of other sites, which it does not have", () => {
  const pictures = show("![A sketch](sketch.png) ![Far](https://example.com/a.png)");
  const sources = [...pictures.querySelectorAll("img")].map((image) => image.getAttribute("src"));
  expect(sources).toEqual(["blob:sketch.png", "blob:https://example.com/a.png"]);
});
