/** In develop, checks the content after every save, and reports problems. Pages keep showing the last valid content. */
import { watch } from "chokidar";
import type { SourceNodesArgs } from "gatsby";
import type { Content } from "../../content/check-files";
import { contentRoot } from "../../content/disk/languages";
import { loadContent } from "../../content/disk/load";
import { formatProblem, formatProblems, ofFile } from "../../model/problem";
import { acceptContent, currentContent } from "../current-content";
import { syncNodes } from "../nodes/current-nodes";
import { copyPictures } from "../pictures/copies";
import { siteConstant } from "../site-constant";
import { writeTextFiles } from "../text-files";
import { writeSchemas } from "../schema/generated-files";
import { withPictureProblems } from "../pictures/decode-pictures";

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

/** The warnings, but those about what drafts lack, and the advice to start again if that is necessary. */
const adviceOn = (next: Content, start: Content): string[] =>
  next.warnings
    .filter((each) => !next.draftProblems.includes(each))
    .concat(next.problems.length > 0 || readAtStart(next) === readAtStart(start) ? [] : restart)
    .map(formatProblem);

export function followContent(args: SourceNodesArgs): void {
  let timer: NodeJS.Timeout | undefined;
  let broken = false;
  const start = currentContent();
  let latest = adviceOn(start, start);
  const bringUpToDate = async () => {
    const checked = loadContent();
    const problems = await withPictureProblems(contentRoot(), checked.problems);
    const next = { ...checked, problems };
    const advice = adviceOn(next, start);
    for (const line of advice) if (!latest.includes(line)) args.reporter.warn(line);
    latest = advice;
    if (next.problems.length > 0) {
      broken = true;
      args.reporter.log(`The content has problems.\n\n${formatProblems(next.problems)}`);
      return;
    }
    if (broken) args.reporter.success("The content is valid again.");
    broken = false;
    const content = acceptContent(next);
    await copyPictures(contentRoot());
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
