import { transformSync } from "esbuild";

/** Browsers that know `<dialog>` and modules read this. */
const target = "es2020";

/**
 * A text that stands in every page, as short as it can be.
 * @param text a whole script or style sheet; what a script names outside its functions keeps its name
 * @returns the same in one line
 * @throws the first error in the text, with its line
 */
export const minified = (text: string, loader: "js" | "css"): string =>
  transformSync(text, { loader, minify: true, target }).code.trimEnd();
