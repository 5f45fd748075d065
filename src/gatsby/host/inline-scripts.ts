/** The inline scripts of the HTML, and their hashes for the Content-Security-Policy. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const element = /<script\b((?:"[^"]*"|'[^']*'|[^>"'])*)>([\s\S]*?)<\/script>/gi;

/** Data in a script element, such as structured data, is never executed. */
const isData = (attributes: string) => /\btype="?application\/(ld\+)?json\b/i.test(attributes);

/**
 * The texts of the scripts that a browser would run from the HTML.
 * @param html a built page
 */
export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(element)]
    .filter(([, attributes = ""]) => !/\ssrc=/i.test(attributes) && !isData(attributes))
    .map(([, , text = ""]) => text);

/** A script as a source of the Content-Security-Policy. */
export const hashSource = (script: string): string =>
  `'sha256-${createHash("sha256").update(script, "utf8").digest("base64")}'`;

/**
 * The hashes of all inline scripts in the pages of a build, sorted.
 * @param root the folder of the build
 */
export function inlineScriptHashes(root: string): string[] {
  // Gatsby keeps a folder named 404.html among its data.
  const pages = readdirSync(root, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name.endsWith(".html"),
  );
  const hashes = new Set<string>();
  // Hashed page by page, since a script sliced from a page keeps the whole page in memory.
  for (const { parentPath, name } of pages)
    for (const script of inlineScripts(readFileSync(path.join(parentPath, name), "utf8")))
      hashes.add(hashSource(script));
  return [...hashes].sort();
}
