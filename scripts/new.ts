/**
 * `npm run new -- blog-post "Title"`: makes a new entry as a draft, and prints what to do next. Its address comes from the
 * title, or from `--address`. `npm run new -- tools-page` makes the file of a page that has none yet; `--root` names
 * another folder of content.
 */
import { parseArgs } from "node:util";
import { loadContent } from "../src/content/disk/load";
import { writeSchemas } from "../src/gatsby/schema/generated-files";
import { makeFile } from "./lib/make-file";
import { runScript } from "./lib/run-script";

function make(): string {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: { address: { type: "string" }, root: { type: "string" } },
  });
  const [sort, ...title] = positionals;
  const lines = makeFile(sort, title.join(" ") || undefined, values.address, values.root);
  writeSchemas(loadContent());
  return lines.join("\n");
}

runScript(Promise.resolve().then(() => console.log(make())));
