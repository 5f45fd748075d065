/** The index of the search is made of the content, whole and no more than it may be. */
import { loadContent } from "../../src/content/load";
import { hrefOf } from "../../src/content/routes";
import { searchDocuments } from "../../src/search/documents";
import { ContentCopy, copyRealContent } from "./content-copy";

const content = loadContent();
const documents = searchDocuments(content);
const at = (href: string) => documents.find((document) => document.href === href);

it("holds every article, guide, service, case study, tool and calculator, and the audit", () => {
  const kinds = ["BlogPost", "Guide", "Service", "CaseStudy", "Tool", "Calculator"];
  const wanted = content.entries.flatMap((entry) =>
    kinds.includes(entry.kind) ? (hrefOf(entry) ?? []) : [],
  );
  expect(documents.map(({ href }) => href).sort()).toEqual([...wanted, "/resources/audit/"].sort());
});

it("has words for every page, and no marks of Markdown, of tokens or of tables in them", () => {
  for (const { title, description, body } of documents) {
    expect(title && description).toBeTruthy();
    expect(body.split(" ").length).toBeGreaterThan(60);
    expect(`${title} ${description} ${body}`).not.toMatch(/[{}]|\*\*|\]\(|(^|\s)#{2,}|\||```/);
  }
});

it("takes the text of an article and the phrases of a service, without what only machines read", () => {
  const article = at("/blog/hidden-profit-leaks-ecommerce/");
  expect(article?.type).toBe("Article");
  expect(article?.body).toContain("Dimensional weight. Carriers bill the larger of actual");
  const service = at("/services/analytics/");
  expect(service?.body).toContain("One definition per figure.");
  expect(service?.body).not.toContain("analytics_dashboard");
});

it("gives each page its share of the room when all would be too much", () => {
  const small = searchDocuments(content, 34_000);
  const share = Math.floor(34_000 / small.length);
  expect(small).toHaveLength(documents.length);
  for (const { body } of small) expect(body.length).toBeLessThanOrEqual(share);
  expect(small.every(({ body }) => !body.endsWith(" "))).toBe(true);
});

it("leaves out a page that is kept out of search", () => {
  const base = copyRealContent();
  const copy = new ContentCopy(base);
  copy.append("seo-overrides.yml", "- { id: /tools/flow-auditor/, noindex: true }\n");
  const hrefs = searchDocuments(copy.load()).map(({ href }) => href);
  expect(hrefs).not.toContain("/tools/flow-auditor/");
  expect(hrefs).toHaveLength(documents.length - 1);
  copy.dispose();
});
