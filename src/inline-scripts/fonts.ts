/**
 * Hides the page until both typefaces are ready, so that no line moves after the first paint. The browser already waits
 * for their stylesheet, which embeds them as data, but decoding them takes a moment longer.
 */
import { families, fontsAttribute, typefacesFile } from "../theme/typefaces/families";
import { html } from "./html";

/** Resolves when the stylesheet of the typefaces, which comes after this script, has loaded or failed. */
const stylesheetSettled = () =>
  new Promise<void>((resolve) => {
    const onEvent = ({ target }: Event) => {
      if (target instanceof HTMLLinkElement && target.href.includes(typefacesFile)) resolve();
    };
    for (const type of ["load", "error"]) document.addEventListener(type, onEvent, true);
  });

/** Resolves once the page may be painted. */
export async function awaitFonts(): Promise<void> {
  html.setAttribute(fontsAttribute, "");
  await stylesheetSettled();
  await Promise.allSettled(
    Object.values(families).map((family) => document.fonts.load(`1em "${family}"`)),
  );
  html.removeAttribute(fontsAttribute);
  // The browser has already looked for the part that the address names, while nothing was laid out.
  if (document.readyState === "complete")
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
}
