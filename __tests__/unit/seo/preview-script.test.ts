/** @jest-environment jsdom */
import { previewScript } from "../../../src/seo/preview-script";

/** What the head of a page on this machine, `localhost`, tells robots after the script. */
function robots(hosts: string[]): string[] {
  document.head.replaceChildren();
  new Function(previewScript(hosts))();
  return [...document.head.querySelectorAll<HTMLMetaElement>("meta[name=robots]")].map(
    ({ content }) => content,
  );
}

it("keeps a page out of search on a preview host", () => {
  expect(robots(["netlify.app", "localhost"])).toEqual(["noindex"]);
});

it("says nothing to robots on another host", () => {
  expect(robots(["netlify.app", "host"])).toEqual([]);
});

it("counts the subdomains of a preview host as previews", () => {
  const found = Object.entries({ "a.netlify.app": 1, "netlify.app": 1, "notnetlify.app": 0 });
  for (const [hostname, count] of found) {
    document.head.replaceChildren();
    new Function("location", previewScript(["netlify.app"]))({ hostname });
    expect(document.head.querySelectorAll("meta")).toHaveLength(count);
  }
});
