/** The index of the search is made of the content, whole and no more than it may be. */
import { loadContent } from "../../src/content/load";
import { searchDocuments } from "../../src/gatsby/output/write-search-index";
import { hrefOf } from "../../src/model/addresses";
import { kindOf, searchOf } from "../../src/model/kinds";
import { fixtures, withCopy } from "./content-copy";

const content = loadContent(fixtures);
const documents = searchDocuments(content);
const at = (href: string) => documents.find((document) => document.href === href);

it("holds each entry of the kinds that can be found, and nothing else", () => {
  const wanted = content.entries
    .filter(({ kind }) => searchOf(kind))
    .map(({ kind, id }) => kindOf(kind).route ?? hrefOf({ kind, id }));
  expect(documents.map(({ href }) => href).sort()).toEqual(wanted.sort());
});

it.each(["BlogPost", "Guide", "Service", "CaseStudy", "Tool", "Calculator", "AuditPage"] as const)(
  "finds what is of the kind %s",
  (kind) => {
    const hrefs = content.entries
      .filter((entry) => entry.kind === kind)
      .map(({ id }) => kindOf(kind).route ?? hrefOf({ kind, id }) ?? "");
    expect(hrefs.filter((href) => at(href))).not.toEqual([]);
  },
);

it("has words for every page, and no marks of Markdown, of tokens or of tables in them", () => {
  const marks = /[{}]|\*\*|\]\(|(^|\s)#{2,}|\||```/;
  const wrong = documents.filter(
    ({ title, description, body }) =>
      title === "" ||
      description === "" ||
      [title, description, body].some((text) => marks.test(text)),
  );
  expect(wrong).toEqual([]);
});

it("takes the text of an article and the phrases of a service, without what only machines read", () => {
  const article = at("/blog/oil-and-dust/");
  expect(article?.type).toBe("Article");
  expect(article?.body).toContain("In 12+ years we have seen few clocks that ran dry.");
  expect(article?.body).toContain("See how we repair.");
  const service = at("/services/repair/");
  expect(service?.body).toContain("We measure every bearing of the clock.");
  expect(service?.body).not.toContain("repair_start");
});

it("calls a kind by its own name where content has no word for it", () =>
  withCopy((copy) => {
    copy.replace("navigation.yml", /^ {4}CaseStudy: .*\n/m, "");
    const study = searchDocuments(copy.load()).find(({ href }) => href.includes("station-shop"));
    expect(study?.type).toBe("Case study");
  }));

it("gives each page its share of the room when all would be too much", () => {
  const room = 2_000;
  const share = Math.floor(room / documents.length);
  const small = searchDocuments(content, room);
  expect(small).toHaveLength(documents.length);
  for (const { body } of small) expect(body.length).toBeLessThanOrEqual(share);
  expect(small.every(({ body }) => !body.endsWith(" "))).toBe(true);
});

it("leaves out a page that is kept out of search", () =>
  withCopy((copy) => {
    copy.append("seo-overrides.yml", "- { id: /tools/movement-finder/, noindex: true }\n");
    const hrefs = searchDocuments(copy.load()).map(({ href }) => href);
    expect(hrefs).not.toContain("/tools/movement-finder/");
    expect(hrefs).toHaveLength(documents.length - 1);
  }));
