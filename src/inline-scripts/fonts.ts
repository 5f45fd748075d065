/**
 * Hides the page until both typefaces are ready and the HTML is parsed, so that no line moves after the first paint. The
 * browser already waits for the stylesheet of the typefaces, which embeds them as data, but decoding them takes longer.
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

/** Resolves at the end of the HTML. A slow phone would paint the part that is parsed, and the rest would move it. */
const htmlParsed = () =>
  new Promise<void>((resolve) => {
    if (document.readyState !== "loading") resolve();
    else document.addEventListener("DOMContentLoaded", () => resolve(), { once: true });
  });

/** Resolves once the page is shown. */
export async function hideUntilReady(): Promise<void> {
  html.setAttribute(fontsAttribute, "");
  await stylesheetSettled();
  await Promise.allSettled(
    Object.values(families).map((family) => document.fonts.load(`1em "${family}"`)),
  );
  await htmlParsed();
  html.removeAttribute(fontsAttribute);
  // The browser has already looked for the part that the address names, while nothing was laid out.
  if (document.readyState === "complete")
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
}
