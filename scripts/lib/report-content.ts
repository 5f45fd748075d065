/** What `npm run content` prints. */
import { contentRoot, language, otherLanguages } from "../../src/content/disk/languages";
import { loadContent } from "../../src/content/disk/load";
import { formatProblems } from "../../src/model/problem";
import { writeSchemas } from "../../src/gatsby/schema/generated-files";
import { withPictureProblems } from "../../src/gatsby/pictures/decode-pictures";
import { projectWarnings } from "../../src/gatsby/project-warnings";
import { dueOn } from "../../src/content/publish/due";
import { launchWords } from "../../src/content/check/before-launch";

/** Prints what the check finds in the working folder. @returns the exit code */
export async function reportContent(options: readonly string[]): Promise<number> {
  const started = Date.now();
  const strict = options.includes("--strict");
  const content = loadContent();
  const others = language() ? [] : otherLanguages().map((name) => loadContent(contentRoot(name)));
  const contents = [content, ...others];
  const all = (list: "problems" | "warnings" | "launch") => contents.flatMap((each) => each[list]);
  const { site } = content;
  const launch = all("launch");
  const problems = await withPictureProblems(contentRoot(), all("problems"));
  writeSchemas(content);
  const shown = [...all("warnings"), ...(problems.length > 0 ? [] : projectWarnings(content))];

  if (options.includes("--addresses")) {
    const addresses = site.pages.flatMap(({ address, sitemap }) => (sitemap ? address : []));
    console.log(addresses.sort().join("\n"));
    return 0;
  }

  if (options.includes("--due") && problems.length === 0) {
    const due = contents.flatMap((each) => dueOn(each.site.today, each.site));
    console.log(due.length > 0 ? `Due today: ${due.join("; ")}` : "Nothing begins or ends today.");
    return due.length > 0 ? 0 : 3;
  }

  // Warnings are not printed until the problems are fixed.
  if (problems.length > 0) console.error(formatProblems(problems));
  else {
    if (shown.length > 0 && !strict) console.warn(formatProblems(shown, "warning"));
    if (launch.length > 0) console.warn(launchWords(launch, "check"));
  }
  if (problems.length > 0 || (strict && launch.length > 0)) return 1;
  console.log(`Content is right: ${site.entries.length} entries, ${Date.now() - started} ms.`);
  for (const { entry, status } of site.excluded.filter((each) => each.status !== "part is off"))
    console.log(`Not on the site: ${entry.file}, ${entry.id} (${status}).`);
  return 0;
}
