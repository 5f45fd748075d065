import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** What Gatsby has made of gatsby-node.ts and all that it imports. */
const compiled = path.resolve(".cache/compiled/gatsby-node.js");

/**
 * The version of the code that makes nodes and finishes texts. As a part of each node it makes Gatsby run the queries
 * again when that code has changed; Gatsby itself looks at gatsby-node.ts alone, and would keep what older code made.
 * @returns a hash; empty where nothing is compiled, as in tests
 */
export const codeVersion = (file = compiled): string =>
  existsSync(file) ? createHash("sha256").update(readFileSync(file)).digest("hex") : "";
