/** The content of this site: right as it is, whatever editors have written. */
import { contentRoot, loadContent, loadOnly } from "../../src/content/load";
import { currentAudience } from "../../src/content/publish/published";
import { FactsCache } from "../../src/content/read/facts-cache";
import { entryOf } from "../../src/content/read/entry";
import { formatProblem } from "../../src/model/problem";

const content = loadContent(contentRoot(), currentAudience(), FactsCache.open());

it("has no problem", () => {
  expect(content.problems.map(formatProblem)).toEqual([]);
});

it.each(["SiteSettings", "BlogPage"] as const)(
  "gives a worker process the same %s, though it reads that file alone",
  (kind) => {
    expect(loadOnly(kind, content.tokens)).toEqual(entryOf(content.entries, kind)?.data);
  },
);
