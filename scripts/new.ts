/** `npm run new -- post "Title"`: makes a new entry and says what to do next. */
import { makeEntry } from "./lib/new/make-entry";

const [sort, ...words] = process.argv.slice(2);

makeEntry(sort, words.join(" "))
  .then((lines) => console.log(lines.join("\n")))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
