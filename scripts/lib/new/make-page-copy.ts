/** Makes the content file of a page that a kind declares, if the file is missing. */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { placeholder } from "../../../src/content/check/placeholder-text";
import { loadContent } from "../../../src/content/disk/load";
import { knownIds } from "../../../src/gatsby/schema/generated-files";
import { copyName, schemaLine } from "../../../src/model/json-schema";
import { kinds, pageCopies } from "../../../src/model/kinds";
import { skeleton } from "./skeleton";

/**
 * Folders of content, with the placeholder of each. The fixtures' placeholder passes the check at once, and has the
 * same length.
 */
const folders: [folder: string, unwritten: string][] = [
  ["content", placeholder],
  ["__tests__/fixtures/content", "A text for a test"],
];

/** Search texts, which must differ from those of other pages. */
const seoOf = (route: string) => ({
  title: `${placeholder}: ${route}`.slice(0, 50),
  description: `${placeholder}. What the page at ${route} gives its readers, in a sentence or two.`,
});

/**
 * Makes the content file of a page in content/ and in the fixtures of the tests, where it is missing.
 * @param name the name of its kind as in schemas/, such as `tools-page`
 * @param root the project's folder
 * @returns what was made and what to do next, line by line; undefined if no page has that name
 * @throws an error worded for the author, if nothing is missing
 */
export function makePageCopy(name: string | undefined, root = process.cwd()): string[] | undefined {
  const kind = pageCopies.find((each) => copyName(each) === name);
  if (!kind) return undefined;
  const { place, route } = kinds[kind];
  if (place.shape !== "single") return undefined;
  const made = folders.flatMap(([folder, unwritten]) => {
    const file = `${folder}/${place.file}`;
    if (!existsSync(path.join(root, folder)) || existsSync(path.join(root, file))) return [];
    const ids = knownIds(loadContent(path.join(root, folder)));
    const text = [
      schemaLine(kind, place.file),
      ...skeleton(kind, { seo: seoOf(route) }, ids),
      "",
    ].join("\n");
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text.replaceAll(placeholder, unwritten));
    return file;
  });
  if (made.length === 0) throw new Error(`content/${place.file} is there already.`);
  return [
    `Made ${made.join(" and ")}.`,
    "",
    "Next:",
    `1. Write it: replace every text that begins with "${placeholder}". Every field is explained above it.`,
    `2. Run npm run content until it is right; the page is at ${route}.`,
  ];
}
