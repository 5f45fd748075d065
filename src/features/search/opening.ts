/** The id of the dialog that `src/inline-scripts/search.ts` opens. */
export const searchDialogId = "search";
