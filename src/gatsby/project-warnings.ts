/** What is worth a look outside content/: the logo, the colours, addresses that have gone since the last commit. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { drawsOtherName } from "../artwork/mark";
import { gonePages } from "../content/check/gone-pages";
import type { Content } from "../content/disk/load";
import { owner } from "../content/read/content-files";
import { entryOf } from "../content/read/entry";
import type { Addressed } from "../model/addresses";
import { ofFile, type Problem } from "../model/problem";
import { colourFaults } from "../theme/contrast";
import { palettes } from "../theme/tokens";

const logo = "static/logo.svg";

function logoWarnings(name: string): Problem[] {
  if (!existsSync(logo))
    return [ofFile(logo, "is missing; put your own there, or let npm run icons draw one")];
  return drawsOtherName(readFileSync(logo, "utf8"), name)
    ? [ofFile(logo, `draws another name than "${name}" of content/site.yml; run npm run icons`)]
    : [];
}

const tokens = "src/theme/tokens.ts";

function colourWarnings(): Problem[] {
  const text = readFileSync(tokens, "utf8");
  return colourFaults(palettes).map(({ scheme, name, message }) => {
    const start = text.search(new RegExp(`\\b${scheme}(?::| =) \\{`));
    const before = text.slice(0, text.indexOf(` ${name}: `, start)).split("\n");
    return { ...ofFile(tokens, message, before.length), field: `${scheme}.${name}` };
  });
}

const git = (...words: string[]): string[] =>
  (spawnSync("git", words, { encoding: "utf8" }).stdout ?? "").split("\n").filter(Boolean);

/** The entries of the last commit that have a file each; none where there is no git. */
function committed(): (Addressed & { data: { draft: boolean } })[] {
  const drafts = new Set(git("grep", "-l", "^draft: true", "HEAD", "--", "content"));
  return git("ls-tree", "-r", "--name-only", "HEAD", "content").flatMap((file) => {
    const { kind, id } = owner(file.slice("content/".length)) ?? {};
    return kind && id ? { kind, id, data: { draft: drafts.has(`HEAD:${file}`) } } : [];
  });
}

export const projectWarnings = ({ entries, hidden }: Content): Problem[] => [
  ...logoWarnings(entryOf(entries, "SiteSettings")?.data.name ?? ""),
  ...colourWarnings(),
  ...gonePages(committed(), [...entries, ...hidden.map(({ entry }) => entry)]),
];
