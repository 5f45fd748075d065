/** Whether the hash of an address holds the figures of a calculator rather than an anchor of the page. */
export const isCalculatorHash = (hash: string): boolean => /=|%(25)*3d/i.test(hash);
