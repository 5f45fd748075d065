/** Warns of problems with the logo or colours, and of pages that have disappeared since the last commit. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { parseDocument } from "yaml";
import { gonePages } from "../content/check/gone-pages";
import type { Content } from "../content/check-files";
import { kindAndId } from "../content/read/content-files";
import { entryOf, type Entry } from "../content/read/entry";
import { allEntries } from "../content/site/site";
import { escapeHtml } from "../lib/text";
import { fileOf } from "../model/kinds";
import { ofFile, type Problem } from "../model/problem";
import { colourFaults } from "../theme/contrast";
import { palettes } from "../theme/palettes";
import { lettersIn, otherLetters } from "../theme/typefaces/characters";
import { drawable } from "./social-cards/text-outlines";

const logo = "static/logo.svg";

function logoWarnings(name: string): Problem[] {
  if (!existsSync(logo))
    return [
      ofFile("project", logo, "is missing; put your own there, or let npm run icons draw one"),
    ];
  const others = [logo, "static/logo-dark.svg"].filter(
    (file) => existsSync(file) && !/^\uFEFF?\s*<(\?xml|!|svg)/i.test(readFileSync(file, "utf8")),
  );
  if (others.length > 0)
    return others.map((file) =>
      ofFile(
        "project",
        file,
        "is no SVG in spite of its name, so no browser shows it; save the logo as SVG",
      ),
    );
  const drawing = readFileSync(logo, "utf8");
  return drawing.includes("npm run icons") &&
    !drawing.includes(`<title>${escapeHtml(name)}</title>`)
    ? [
        ofFile(
          "project",
          logo,
          `draws another name than "${name}" of content/site.yml; run npm run icons`,
        ),
      ]
    : [];
}

function colourWarnings(): Problem[] {
  return colourFaults(palettes).map(({ scheme, name, message }) => ({
    ...ofFile("project", "src/theme/palettes.ts", message),
    field: `${scheme}.${name}`,
  }));
}

const git = (...args: string[]): string =>
  spawnSync("git", args, { encoding: "utf8" }).stdout ?? "";

/** The committed files as entries, of which only the settings have all their data; without git, the entries of today. */
function committedEntries(today: readonly Entry[]): readonly Entry[] {
  const settings = git("show", `HEAD:./${fileOf("SiteSettings")}`);
  if (!settings) return today;
  const drafts = new Set(git("grep", "-l", "^draft: true", "HEAD", "--", "content").split("\n"));
  return git("ls-tree", "-r", "--name-only", "HEAD", "content")
    .split("\n")
    .flatMap((file) => {
      const { kind, id = kind } = kindAndId(file) ?? {};
      const data: unknown =
        kind === "SiteSettings"
          ? parseDocument(settings).toJS()
          : { draft: drafts.has(`HEAD:${file}`) };
      return kind ? ({ kind, id, data } as Entry) : [];
    });
}

/** Reports letters of the content that the typefaces of pages or cards lack. */
function letterWarnings({ site }: Content): Problem[] {
  const file = "static/typefaces.css";
  const held = existsSync(file) ? lettersIn(readFileSync(file, "utf8")) : "";
  const used = otherLetters(JSON.stringify(site.entries.map(({ data, body }) => [data, body])));
  const missing = [...used].filter((letter) => !held.includes(letter));
  const message = `holds no ${missing.slice(0, 20).join(" ")}, so browsers show them in another typeface; run npm run fonts, and name a typeface that has them if they stay`;
  const lettersOf = (text: string) => text.replace(/\P{L}/gu, "").length;
  const cards = site.pages.flatMap(({ entry, title = "" }) =>
    entry && otherLetters(title) && lettersOf(drawable(title)) < lettersOf(title)
      ? ofFile("project", entry.file, `the typeface of cards cannot draw the title "${title}"`)
      : [],
  );
  return [...(missing.length > 0 ? [ofFile("project", file, message)] : []), ...cards];
}

export const projectWarnings = (content: Content): Problem[] => [
  ...logoWarnings(entryOf(content.site.entries, "SiteSettings")?.data.name ?? ""),
  ...colourWarnings(),
  ...letterWarnings(content),
  ...gonePages(committedEntries(content.site.entries), allEntries(content.site)),
];
