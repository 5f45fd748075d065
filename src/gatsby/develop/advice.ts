/** In develop, what an edit has made worth a look: warnings that the content did not have when the site was started. */
import { gonePages } from "../../content/check/gone-pages";
import type { Content } from "../../content/disk/load";
import type { Entry } from "../../content/read/entry";
import { formatProblem, type Problem } from "../../model/problem";

const allOf = ({ entries, hidden }: Content): Entry[] => [
  ...entries,
  ...hidden.map(({ entry }) => entry),
];

export class Advice {
  private readonly known: Set<string>;
  private readonly entries: readonly Entry[];
  private told = new Set<string>();

  constructor(start: Content) {
    this.known = new Set(start.warnings.map(formatProblem));
    this.entries = allOf(start);
  }

  /** @returns `open`: all that is new since the start; `news`: what of it was not reported after the edit before */
  after(next: Content): { open: Problem[]; news: Problem[] } {
    const unfinished = new Set(next.unfinished);
    // While a file is wrong, it is not known which pages it has.
    const gone = next.problems.length > 0 ? [] : gonePages(this.entries, allOf(next));
    const warnings = next.warnings.filter(
      (each) => !unfinished.has(each) && !this.known.has(formatProblem(each)),
    );
    const open = [...warnings, ...gone];
    const news = open.filter((each) => !this.told.has(formatProblem(each)));
    this.told = new Set(open.map(formatProblem));
    return { open, news };
  }
}
