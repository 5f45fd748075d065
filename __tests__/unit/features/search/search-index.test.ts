import type { SearchDocument } from "../../../../src/lib/search-document";
import { searchDocuments } from "../../../../src/content/site/search-documents";
import { createSearchIndex } from "../../../../src/features/search/search-index";
import { content } from "../../../support/fixture-content";

const page = (href: string, part: Partial<SearchDocument>): SearchDocument => ({
  href,
  type: "Article",
  title: "Carton sizes",
  description: "How parcels are billed.",
  keywords: "",
  body: "A text about parcels and nothing else.",
  ...part,
});

const filler = Array.from({ length: 6 }, (_, index) => page(`/filler-${index}/`, {}));

const find = async (documents: SearchDocument[], query: string) =>
  (await createSearchIndex(documents))(query).map(({ document }) => document.href);

it("ranks a title over a description, and a description over a text", async () => {
  const pages = [
    page("/text/", { body: "What a payback is, and how payback is counted. Payback, again." }),
    page("/description/", { description: "When an automation has its payback." }),
    page("/title/", { title: "The month of payback" }),
    ...filler,
  ];
  expect(await find(pages, "payback")).toEqual(["/title/", "/description/", "/text/"]);
});

it.each([
  ["foreca", "Überraschung: Forecasting"],
  ["ÜBERR", "Überraschung: Forecasting"],
  ["lodz", "\u0141o\u0301dz\u0301"],
  ["grosse", "Größe"],
  ["1152", "Orders: 1,152"],
  ["52,800", "52\u00a0800 €"],
  ["8.5", "8.5% of sales"],
  ["dont", "Don’t count"],
  ["agency's", "The agency"],
  ["eau", "L’eau"],
])("finds a page with a search for %j if the page writes %j", async (query, title) => {
  expect(await find([page("/one/", { title }), ...filler], query)).toEqual(["/one/"]);
});

it("prefers a page with all words to a page with one of them", async () => {
  const pages = [
    page("/half/", { description: "A holdout of buyers." }),
    page("/both/", { body: "How to run a holdout with a test group." }),
    ...filler,
  ];
  expect(await find(pages, "holdout test")).toEqual(["/both/", "/half/"]);
});

it("leaves out pages with some of the words when enough have all", async () => {
  const pages = [
    ...["a", "b", "c"].map((name) => page(`/${name}/`, { title: "ERP sync" })),
    page("/some/", { title: "ERP prices" }),
  ];
  expect((await find(pages, "erp sync")).sort()).toEqual(["/a/", "/b/", "/c/"]);
});

it("tolerates a typing error, but only if nothing matches exactly", async () => {
  const pages = [page("/returns/", { title: "Returns" }), page("/retouch/", { title: "Returnx" })];
  expect(await find(pages, "returns")).toEqual(["/returns/"]);
  expect(await find([pages[0] as SearchDocument, ...filler], "retruns")).toEqual(["/returns/"]);
});

it.each(["", "the of a", "xyzzyqwert"])("finds nothing for %j", async (query) => {
  expect(await find(filler, query)).toEqual([]);
});

const documents = searchDocuments(content.site);

it.each(documents.map(({ title, href }) => [title, href]))(
  "a search for the title %j finds its page first: %s",
  async (title, href) => {
    expect((await find(documents, title))[0]).toBe(href);
  },
);
