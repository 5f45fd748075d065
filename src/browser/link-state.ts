/** Of a link: the state for the next page, as JSON; `src/early/links.ts` passes it on before React does. */
export const stateAttribute = "data-state";
