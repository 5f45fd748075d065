/**
 * `npm run new -- post "Title"`: makes a new entry and prints what to do next. Its address comes from the title, or from
 * `--address`. `npm run new -- tools-page` makes the content file of a declared page that has none yet.
 */
import { parseArgs } from "node:util";
import { loadContent } from "../src/content/disk/load";
import { writeSchemas } from "../src/gatsby/schema/generated-files";
import { makeEntry } from "./lib/new/make-entry";
import { makePageCopy } from "./lib/new/make-page-copy";
import { runScript } from "./lib/run-script";

function make(): string[] {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: { address: { type: "string" } },
  });
  const [sort, ...words] = positionals;
  const lines =
    makePageCopy(sort) ?? makeEntry(sort, words.join(" "), process.cwd(), values.address);
  writeSchemas(loadContent());
  return lines;
}

runScript(Promise.resolve().then(() => console.log(make().join("\n"))));
