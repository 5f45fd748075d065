/** The inline scripts of the HTML, and their hashes for the Content-Security-Policy. */
import { createHash } from "node:crypto";

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
