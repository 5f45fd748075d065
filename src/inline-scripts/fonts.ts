/**
 * Hides the page until both typefaces are ready and the HTML is parsed, so that no line moves after the first paint, but
 * only for some seconds. The browser itself waits for the stylesheet of the typefaces, which embeds them as data, but
 * decoding them takes longer.
 */
import { families, fontsAttribute } from "../theme/typefaces/families";
import { html } from "./html";

/** The longest wait for the first paint, in milliseconds. */
const limit = 3000;

const findStylesheet = () => document.querySelector<HTMLLinkElement>("[rel=stylesheet]");

/** Resolves once the page can be painted as a whole; perhaps never. */
async function readyToPaint(): Promise<void> {
  // A slow phone would paint the part that is parsed, and the rest would move it.
  await new Promise((resolve) => addEventListener("DOMContentLoaded", resolve));
  const link = findStylesheet();
  if (link && !link.sheet)
    await new Promise((resolve) => {
      link.onload = link.onerror = resolve;
    });
  await Promise.allSettled(
    Object.values(families).map((family) => document.fonts.load(`1em "${family}"`)),
  );
}

/** Resolves once the page is shown: at once if a host runs this script after the page. */
export async function hideUntilReady(): Promise<void> {
  if (document.readyState !== "loading") return;
  html.setAttribute(fontsAttribute, "");
  await Promise.race([readyToPaint(), new Promise((resolve) => setTimeout(resolve, limit))]);
  const link = findStylesheet();
  // The browser stops waiting for it too.
  if (link && !link.sheet) link.remove();
  html.removeAttribute(fontsAttribute);
  // The browser has already looked for the part that the address names, while nothing was laid out.
  document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
}
