import type { Entry } from "../../../../src/content/read/entry";
import { sitePageNodes } from "../../../../src/gatsby/nodes/page-nodes";

const makeEntry = (kind: string, id: string, data: object = {}) =>
  ({ kind, id, index: 0, data: { id, title: "A title", ...data } }) as unknown as Entry;

const entries = [
  makeEntry("HomePage", "HomePage"),
  makeEntry("LegalPage", "LegalPage"),
  makeEntry("BlogPage", "BlogPage", {
    postsPerPage: 6,
    pages: {},
    newsletter: { thanks: { title: "Sent" } },
  }),
  makeEntry("BlogPost", "new", { date: "2024-12-05" }),
  makeEntry("BlogPost", "old", { date: "2024-08-09" }),
  makeEntry("LegalDocument", "terms", { lastUpdated: "2024-01-15" }),
  makeEntry("SiteSettings", "SiteSettings", { forms: { backup: "netlify" } }),
];

/** The days of the last changes of all pages, by their addresses. */
const pagesOf = (...more: Entry[]) =>
  new Map(
    sitePageNodes(
      { createNodeId: (name) => name, createContentDigest: () => "" },
      [...entries, ...more],
      "2025-01-01",
      ({ id }) => id,
    ).map(({ href, lastModified }) => [href, lastModified]),
  );

test("the pages are those that search engines may find, without the pages after a form", () => {
  const found = ["/", "/blog/", "/blog/new/", "/blog/old/", "/legal/", "/legal/terms/"];
  expect([...pagesOf().keys()]).toEqual(found);
  const hidden = makeEntry("SeoOverride", "/legal/terms/", { noindex: true });
  const shown = makeEntry("SeoOverride", "/blog/", { noindex: false });
  expect([...pagesOf(hidden, shown).keys()]).toEqual(found.slice(0, -1));
});

test("the last change is the day of an entry, and the newest day for a list", () => {
  const days = pagesOf();
  expect(days.get("/blog/old/")).toBe("2024-08-09");
  expect(days.get("/blog/")).toBe("2024-12-05");
  expect(days.get("/legal/")).toBe("2024-01-15");
  expect(days.get("/")).toBeUndefined();
});

test("a future day is no last change", () => {
  const later = makeEntry("LegalDocument", "cookies", { lastUpdated: "2025-01-02" });
  expect(pagesOf(later).get("/legal/cookies/")).toBeUndefined();
});
