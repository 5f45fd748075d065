/** The attribute of a link that holds the state for the next page, as JSON. Before React runs, `src/early/links.ts` hands it over. */
export const stateAttribute = "data-state";
