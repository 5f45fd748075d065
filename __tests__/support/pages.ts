/** Every page of the built site, from its sitemap. */
import { readFileSync } from "node:fs";

/** The addresses of all public pages, and one that leads nowhere. */
export function builtPages(): string[] {
  const sitemap = readFileSync("public/sitemap.xml", "utf8");
  const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    (match) => match[1] ?? "",
  );
  return [...pages.sort(), "/no-such-page/"];
}
