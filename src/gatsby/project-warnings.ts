/** Warns of problems with the logo, the colours and the typefaces. */
import { existsSync, readFileSync } from "node:fs";
import type { Content } from "../content/check-files";
import { entryOf } from "../content/read/entry";
import { escapeHtml } from "../lib/text";
import { ofFile, type Problem } from "../model/problem";
import { colourFaults } from "../theme/contrast";
import { palettes } from "../theme/palettes";
import { lettersIn, otherLetters } from "../theme/typefaces/characters";
import { drawable } from "./social-cards/text-outlines";

const logo = "static/logo.svg";

function logoWarnings(name: string): Problem[] {
  const drawing = existsSync(logo) ? readFileSync(logo, "utf8") : "";
  const isDrawn = drawing.includes("npm run icons");
  if (!isDrawn || drawing.includes(`<title>${escapeHtml(name)}</title>`)) return [];
  const message = `draws another name than "${name}" of content/site.yml; run npm run icons`;
  return [ofFile("project", logo, message)];
}

function colourWarnings(): Problem[] {
  return colourFaults(palettes).map(({ scheme, name, message }) => ({
    ...ofFile("project", "src/theme/palettes.ts", message),
    field: `${scheme}.${name}`,
  }));
}

/** Reports letters of the content that the typefaces of pages or cards lack. */
function letterWarnings({ site }: Content): Problem[] {
  const file = "static/typefaces.css";
  const held = existsSync(file) ? lettersIn(readFileSync(file, "utf8")) : "";
  const used = otherLetters(JSON.stringify(site.entries.map(({ data, body }) => [data, body])));
  const missing = [...used].filter((letter) => !held.includes(letter));
  const way = "name a typeface that has them in src/theme/typefaces/faces.ts";
  const message = `holds no ${missing.slice(0, 20).join(" ")}, so browsers show them in another typeface; run npm run fonts, and if they stay ${way}`;
  const lettersOf = (text: string) => text.replace(/\P{L}/gu, "").length;
  const cards = site.pages.flatMap(({ entry, title = "" }) =>
    entry && otherLetters(title) && lettersOf(drawable(title)) < lettersOf(title)
      ? ofFile("project", entry.file, `its card lacks letters of "${title}"; ${way}`)
      : [],
  );
  return [...(missing.length > 0 ? [ofFile("project", file, message)] : []), ...cards];
}

export const projectWarnings = (content: Content): Problem[] => [
  ...logoWarnings(entryOf(content.site.entries, "SiteSettings")?.data.name ?? ""),
  ...colourWarnings(),
  ...letterWarnings(content),
];
