import type { Card } from "./card";

const characterReferences: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
  "&#39;": "'",
};

/** A card, and its file from the folder of the build. */
export type CardOnPage = Card & { file: string };

/**
 * The picture that a built page names in its head, and the text on it.
 * @param html the page
 * @returns undefined if the page names no card
 */
export function cardOnPage(html: string): CardOnPage | undefined {
  const meta = (name: string) => {
    const tag = new RegExp(`<meta[^>]*property="og:${name}"[^>]*>`).exec(html)?.[0] ?? "";
    const content = /content="([^"]*)"/.exec(tag)?.[1] ?? "";
    return content.replace(/&[#\w]+;/g, (reference) => characterReferences[reference] ?? reference);
  };
  const file = /\/share\/[\w.-]+\.png$/.exec(meta("image"))?.[0].slice(1);
  if (!file) return undefined;
  const siteName = meta("site_name");
  const title = meta("title").replace(` | ${siteName}`, "");
  return { file, title, siteName, path: new URL(meta("url")).pathname };
}
