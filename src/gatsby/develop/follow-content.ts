/** In develop, checks the content after every save, and reports problems. Pages keep showing the last valid content. */
import { watch } from "chokidar";
import type { SourceNodesArgs } from "gatsby";
import { gonePages } from "../../content/check/gone-pages";
import type { Content } from "../../content/check-files";
import { contentRoot } from "../../content/disk/languages";
import { loadContent } from "../../content/disk/load";
import { allEntries } from "../../content/site/site";
import { formatProblem, formatProblems, ofFile, type Problem } from "../../model/problem";
import { acceptContent, currentContent } from "../current-content";
import { syncNodes } from "../nodes/current-nodes";
import { copyCapitals } from "../pictures/copies";
import { siteConstant } from "../site-constant";
import { writeTextFiles } from "../text-files";
import { writeSchemas } from "../schema/generated-files";
import { withPictureProblems } from "../pictures/decode-pictures";
import { rotateByExif } from "../pictures/rotate-by-exif";

/** How long to wait for a further save, in milliseconds. */
const pause = 100;

/** The parts of content that `npm start` reads only when it starts, as a text to compare. */
const readAtStart = (content: Content): string =>
  JSON.stringify([siteConstant(content), content.words, content.site.off]);

const restart = ofFile(
  "project",
  "content/site.yml",
  "announcement, parts, analytics, language, sendSourceWithForms, a first film and words (words.yml) change when the site starts: stop it (Ctrl+C) and run npm start again",
);

/** The warnings that are new since the start, including those about pages that have disappeared. */
function adviceOn(next: Content, start: Content): Problem[] {
  const old = new Set(start.warnings.map(formatProblem));
  const newWarnings = next.warnings.filter(
    (each) => !next.draftProblems.includes(each) && !old.has(formatProblem(each)),
  );
  // The page of an invalid entry only seems to have disappeared.
  if (next.problems.length > 0) return newWarnings;
  return [
    ...newWarnings,
    ...(readAtStart(next) === readAtStart(start) ? [] : [restart]),
    ...gonePages(allEntries(start.site), allEntries(next.site)),
  ];
}

export function followContent(args: SourceNodesArgs): void {
  let timer: NodeJS.Timeout | undefined;
  let broken = false;
  let latest: string[] = [];
  const start = currentContent();
  const bringUpToDate = async () => {
    const checked = loadContent();
    const problems = await withPictureProblems(contentRoot(), checked.problems);
    const next = { ...checked, problems };
    const advice = adviceOn(next, start);
    const lines = advice.map(formatProblem);
    for (const line of lines) if (!latest.includes(line)) args.reporter.warn(line);
    latest = lines;
    if (next.problems.length > 0) {
      broken = true;
      args.reporter.log(`The content has problems.\n\n${formatProblems(next.problems)}`);
      return;
    }
    if (broken) args.reporter.success("The content is valid again.");
    broken = false;
    const content = acceptContent(next);
    copyCapitals(contentRoot());
    await rotateByExif(contentRoot());
    await syncNodes(args, content);
    writeSchemas(content);
    await writeTextFiles(content);
  };
  /** Checks run one at a time. If a file disappears while it is read, its deletion starts another check. */
  let lastCheck = Promise.resolve();
  const checkAgain = () => {
    lastCheck = lastCheck.then(bringUpToDate).catch((error: unknown) => {
      args.reporter.error("The content could not be read", error as Error);
    });
  };
  watch(contentRoot(), { ignoreInitial: true }).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(checkAgain, pause);
  });
}
