/** `npm run content`: checks every file under content/ and prints all that is wrong. */
import { loadContent } from "../src/content/load";
import { formatProblems } from "../src/content/problem";

const started = Date.now();
const { entries, problems } = loadContent();
if (problems.length > 0) {
  console.error(formatProblems(problems));
  process.exitCode = 1;
} else {
  console.log(`Content is right: ${entries.length} entries, ${Date.now() - started} ms.`);
}
