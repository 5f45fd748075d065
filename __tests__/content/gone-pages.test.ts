/** While the site runs, a page that goes without a redirect is told. */
import { gonePages } from "../../src/content/check/gone-pages";
import type { Content } from "../../src/content/load";
import { projectForEachTest } from "./project-copy";

const post = "blog/choosing-a-dial/index.md";
const project = projectForEachTest();

const all = ({ entries, hidden }: Content) => [...entries, ...hidden.map(({ entry }) => entry)];
const load = () => all(project.content.load());
const gone = (before: ReturnType<typeof load>) =>
  gonePages(before, load()).map(({ file, message }) => `${file} ${message}`);

it("says which page has gone, until a redirect leads its visitors on", () => {
  const before = load();
  expect(gone(before)).toEqual([]);
  project.content.remove("blog/choosing-a-dial");
  expect(gone(before)).toEqual([
    expect.stringMatching(/^content\/redirects.yml the page at \/blog\/choosing-a-dial\/ is gone/),
  ]);
  project.content.append("redirects.yml", "- id: /blog/choosing-a-dial/\n  to: /process/\n");
  expect(gone(before)).toEqual([]);
});

it("says nothing of a draft: nobody has its address", () => {
  project.content.replace(post, "---\n", "---\ndraft: true\n");
  const before = load();
  project.content.remove("blog/choosing-a-dial");
  expect(gone(before)).toEqual([]);
});
