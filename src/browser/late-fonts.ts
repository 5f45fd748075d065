/** Shows typefaces that arrived too late for the first page of a visit on its second page. */
import { faces } from "../theme/typefaces/faces";

/** The id of the style element with the `@font-face` rules. */
export const fontRulesId = "font-rules";

let checked = false;

/**
 * Call it at a change of page. What was painted in a fallback stays in it (`font-display: optional`) for as long
 * as the document lives, which within this site is the whole visit. Rules that are inserted again are new to the
 * browser: a font that has arrived since is shown at once, together with the new page.
 */
export function showLateFonts(): void {
  if (checked || document.fonts.status === "loading") return;
  checked = true;
  if (Object.values(faces).every(({ family }) => isShown(family))) return;
  const rules = document.getElementById(fontRulesId);
  rules?.replaceWith(rules.cloneNode(true));
}

/** Whether text is set in a typeface, which has no narrow letter as wide as a monospaced one. */
function isShown(family: string): boolean {
  const context = document.createElement("canvas").getContext("2d");
  if (!context) return true;
  const width = (families: string) => {
    context.font = `100px ${families}`;
    return context.measureText("iiiiiiiiii").width;
  };
  return width(`"${family}", monospace`) !== width("monospace");
}
