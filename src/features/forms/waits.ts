/** Marks a form whose script has not taken over yet; `src/early/submit.ts` keeps what is submitted until then. */
export const waitsAttribute = "data-waits";
