import { readPaste, type Clip } from "../../../../../src/admin/text/paste/pasted";
import { after, selected } from "../marked";

const clip = (data: Record<string, string>, files: File[] = []): Clip => ({
  types: Object.keys(data),
  getData: (type) => data[type] ?? "",
  files: files as unknown as FileList,
});

const origin = "https://site.example";

const read = (marked: string, data: Record<string, string>, files?: File[]) =>
  readPaste(clip(data, files), selected(marked), origin);

/** The text after a paste; undefined where the browser pastes the plain text. */
function paste(marked: string, html: string, plain = ""): string | undefined {
  const edit = read(marked, { "text/plain": plain, "text/html": html })?.edit;
  return edit && after(selected(marked), edit);
}

const list = "<ul><li>One</li><li>Two</li></ul>";

describe("a text with a format", () => {
  it("goes into a paragraph where it is words", () => {
    expect(paste("Keep |left", "<p><b>what</b> is </p>")).toBe("Keep **what** is|left");
    expect(paste("Keep ‹all› now", "<b>this</b>")).toBe("Keep **this**| now");
  });

  it("stands between paragraphs where it is a block", () => {
    expect(paste("Before |after", list)).toBe("Before\n\n- One\n- Two|\n\nafter");
    expect(paste("Before\n|\nAfter", list)).toBe("Before\n\n- One\n- Two|\n\nAfter");
    expect(paste("|", list)).toBe("- One\n- Two|");
    expect(paste("Before\n|", "<p>One</p><p><b>Two</b></p>")).toBe("Before\n\nOne\n\n**Two**|");
  });

  it("takes the place of a mark that stands alone", () => {
    expect(paste("Before\n\n- |", list)).toBe("Before\n\n- One\n- Two|");
    expect(paste("## |", "<h2>One</h2>")).toBe("## One|");
  });

  it("has headings of the level of its place", () => {
    expect(paste("## Before\n\n|", "<h4>One</h4>")).toBe("## Before\n\n### One|");
    expect(paste("|", "<h4>One</h4>")).toBe("## One|");
  });
});

describe("the browser pastes", () => {
  it.each([
    ["plain text", "|", { "text/plain": "a_b" }],
    ["what has no format", "|", { "text/plain": "a_b", "text/html": "<span>a_b</span>" }],
    [
      "what is copied from VS Code",
      "|",
      { "text/plain": "**a**", "text/html": "<div><b>a</b></div>", "vscode-editor-data": "{}" },
    ],
    [
      "what is copied from another editor of code",
      "|",
      { "text/plain": "**a**", "text/html": "<pre style='font-family:monospace'><b>a</b></pre>" },
    ],
    [
      "Markdown that a page shows",
      "|",
      {
        "text/plain": "## a\n- b\n- c",
        "text/html": "<div>## a</div><div>- b</div><div>- c</div>",
      },
    ],
    ["what goes into a chart", "```chart\n|\n```", { "text/plain": "a", "text/html": list }],
  ])("%s", (_name, marked, data) => {
    expect(read(marked, data as unknown as Record<string, string>)).toBeUndefined();
  });
});

it("paragraphs without a format stay apart", () => {
  expect(paste("|", "<p>One</p><p>Two: https://a.example</p>", "One\nTwo: https://a.example")).toBe(
    "One\n\nTwo: https://a.example|",
  );
});

describe("an address", () => {
  const over = (marked: string, plain: string) => {
    const edit = read(marked, {
      "text/plain": plain,
      "text/html": `<a href="${plain}">x</a>`,
    })?.edit;
    return edit && after(selected(marked), edit);
  };

  it.each(["https://a.example/b?c=1", "mailto:a@b.example", "/contact/", "/contact/#form"])(
    "makes a link of the selected words: %s",
    (address) => {
      expect(over("See ‹how we work› now", ` ${address}\n`)).toBe(
        `See [how we work](${address})| now`,
      );
    },
  );

  it("takes the place of an address", () => {
    const plain = (marked: string) => read(marked, { "text/plain": "https://b.example/" });
    expect(plain("[here](‹/contact/›)")).toBeUndefined();
    expect(plain("See ‹https://a.example/›")).toBeUndefined();
    expect(plain("See |")).toBeUndefined();
  });

  it("is written so that the link ends behind it", () => {
    expect(over("‹one›", "https://a.example/b_(c)")).toBe("[one](https://a.example/b_%28c%29)|");
  });
});

describe("pictures", () => {
  const file = new File(["a"], "image.png", { type: "image/png" });

  it("are taken where they come alone, and not as the look of a text", () => {
    expect(read("|", { "text/html": '<img src="a.png">' }, [file])).toEqual({ pictures: [file] });
    expect(read("|", {}, [file])).toEqual({ pictures: [file] });
    const word = read("|", { "text/html": "<p><b>One</b></p>" }, [file]);
    expect(word?.pictures).toBeUndefined();
  });

  it("that a text is without are told", () => {
    const one = read("|", { "text/html": '<p>One <img src="a.png"></p>' });
    expect(one?.edit?.text).toBe("One");
    expect(one?.note).toMatch(/The picture .* “Picture”/);
    const two = read("|", { "text/html": '<img src="a.png"><p>One</p><img src="b.png">' });
    expect(two?.note).toMatch(/The 2 pictures/);
    expect(read("|", { "text/html": '<img src="a.png">' })?.note).toMatch(/“Picture”/);
  });
});
