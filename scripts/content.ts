/**
 * `npm run content`: checks every file under content/ and prints all problems, warnings and open points. With `--strict`
 * it prints the problems or the points that are open before launch, and fails on them. With `--addresses` it prints every
 * address that content may link to and reports no problems; entries with problems have no address. With `--due` it prints
 * what begins or ends today, and exits with 3 if nothing does.
 */
import { reportContent } from "./lib/report-content";
import { runScript } from "./lib/run-script";

async function main(): Promise<void> {
  process.exitCode = await reportContent(process.argv.slice(2));
}

runScript(main());
