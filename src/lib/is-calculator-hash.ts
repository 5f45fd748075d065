/** Whether a hash is the place of a calculator's figures, and not of a part of the page. */
export const isCalculatorHash = (hash: string): boolean => hash.includes("=");
