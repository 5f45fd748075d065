/**
 * Holds the first paint until both typefaces are there. They are preloaded beside the HTML, so that takes about one round
 * trip; in return the first view is set once, in the typefaces, and no line of it moves.
 */
import { families, fontsAttribute } from "../theme/typefaces/families";
import { html } from "./html";

/** Time after which the page is shown in fallbacks; typefaces that come later replace them. In milliseconds. */
const timeout = 3000;

export function awaitFonts(): void {
  const show = () => {
    if (!html.hasAttribute(fontsAttribute)) return;
    html.removeAttribute(fontsAttribute);
    // The browser has looked for the part that the address names by now, when nothing was laid out.
    if (document.readyState === "complete")
      document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  };
  html.setAttribute(fontsAttribute, "");
  const loads = Object.values(families).map((family) => document.fonts.load(`1em "${family}"`));
  void Promise.all(loads).then(show, show);
  setTimeout(show, timeout);
}
