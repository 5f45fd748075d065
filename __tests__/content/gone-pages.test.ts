/** A page that disappears without a redirect is reported. */
import { gonePages } from "../../src/content/check/gone-pages";
import { allEntries } from "../../src/content/check-files";
import { ContentCopy } from "./content-copy";

const post = "blog/choosing-a-dial/index.md";

let content = new ContentCopy();
beforeEach(() => {
  content = new ContentCopy();
});

const load = () => allEntries(content.load());
const gone = (before: ReturnType<typeof load>) =>
  gonePages(before, load()).map(({ file, message }) => `${file} ${message}`);

it("reports a removed page until a redirect replaces it", () => {
  const before = load();
  expect(gone(before)).toEqual([]);
  content.remove("blog/choosing-a-dial");
  expect(gone(before)).toEqual([
    expect.stringMatching(/^content\/redirects.yml the page at \/blog\/choosing-a-dial\/ is gone/),
  ]);
  content.append("redirects.yml", "- id: /blog/choosing-a-dial/\n  to: /process/\n");
  expect(gone(before)).toEqual([]);
});

it("does not report a removed draft, since nobody has its address", () => {
  content.replace(post, "---\n", "---\ndraft: true\n");
  const before = load();
  content.remove("blog/choosing-a-dial");
  expect(gone(before)).toEqual([]);
});
