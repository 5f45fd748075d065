/**
 * Holds the first paint until both typefaces are there. They are preloaded beside the HTML, so that takes about one round
 * trip; in return the first view is set once, in the typefaces, and no line of it moves.
 */
import { families, fontsAttribute } from "../theme/typefaces/families";
import { html } from "./html";

/** Time after which the page is shown in fallbacks; typefaces that come later replace them. In milliseconds. */
const timeout = 3000;

/** Resolves once the page may be painted. */
export async function awaitFonts(): Promise<void> {
  html.setAttribute(fontsAttribute, "");
  const loads = Object.values(families).map((family) => document.fonts.load(`1em "${family}"`));
  const patience = new Promise((resolve) => setTimeout(resolve, timeout));
  await Promise.race([Promise.allSettled(loads), patience]);
  html.removeAttribute(fontsAttribute);
  // The browser has looked for the part that the address names by now, when nothing was laid out.
  if (document.readyState === "complete")
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
}
