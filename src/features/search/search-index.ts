/** The search: a word counts most in a title, less in the description, and least in the text. */
import MiniSearch, { type SearchOptions, type SearchResult } from "minisearch";
import type { SearchDocument } from "../../lib/search-document";
import { passageOf, termOf, termsOf, tokenize } from "./terms";

export interface SearchHit {
  document: SearchDocument;
  /** The terms of the document that match the query. */
  terms: Set<string>;
  /** The text below the title: the description, or the passage with the rest of the query. */
  excerpt: string;
}

/** Finds the pages for a query. */
export type Search = (query: string) => SearchHit[];

const exact: SearchOptions = {
  boost: { title: 10, keywords: 4, description: 3, body: 1 },
  prefix: (term) => term.length > 1,
  weights: { prefix: 0.5, fuzzy: 0.25 },
};

/** Tolerates a typing error or another spelling, such as optimization. */
const loose: SearchOptions = { ...exact, fuzzy: (term) => (term.length > 4 ? 0.3 : false) };

/** If this many pages match every word of a query, those that match only some are left out. */
const fullMatchesNeeded = 3;

function hitOf(document: SearchDocument, { match, queryTerms }: SearchResult): SearchHit {
  const terms = new Set(Object.keys(match));
  const visible = [...terms].filter((term) =>
    match[term]?.some((field) => field === "title" || field === "description"),
  );
  const passage = visible.length < queryTerms.length ? passageOf(document.body, terms) : undefined;
  return { document, terms, excerpt: passage ?? document.description };
}

/**
 * Makes the documents searchable, a few at a time, so that the page stays responsive.
 * @returns a search that prefers pages with every word of a query, then any; similar words come last
 */
export async function createSearchIndex(documents: SearchDocument[]): Promise<Search> {
  const byAddress = new Map(documents.map((document) => [document.href, document]));
  const index = new MiniSearch<SearchDocument>({
    idField: "href",
    fields: ["title", "keywords", "description", "body"],
    tokenize,
    processTerm: termsOf,
    searchOptions: { processTerm: termOf },
  });
  await index.addAllAsync(documents, { chunkSize: 4 });

  return (query) => {
    const every = (options: SearchOptions) =>
      index.search(query, { ...options, combineWith: "AND" });
    const options = every(exact).length > 0 ? exact : loose;
    const full = every(options);
    const some = full.length < fullMatchesNeeded ? index.search(query, options) : [];
    const results = new Map([...full, ...some].map((result) => [String(result.id), result]));
    return [...results].flatMap(([href, result]) => {
      const document = byAddress.get(href);
      return document ? [hitOf(document, result)] : [];
    });
  };
}
