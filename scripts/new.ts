/**
 * `npm run new -- post "Title"`: makes a new entry and says what to do next. `npm run new -- tools-page` makes the
 * copy of a page that is declared and not there yet.
 */
import { makeEntry } from "./lib/new/make-entry";
import { makePageCopy } from "./lib/new/make-page-copy";

const [sort, ...words] = process.argv.slice(2);

const make = async () => makePageCopy(sort) ?? (await makeEntry(sort, words.join(" ")));

make()
  .then((lines) => console.log(lines.join("\n")))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
