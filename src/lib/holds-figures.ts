/**
 * Whether a hash is the place of a calculator's figures, and not of a part of the page.
 * @param hash with its sign
 */
export const holdsFigures = (hash: string): boolean => hash.includes("=");
