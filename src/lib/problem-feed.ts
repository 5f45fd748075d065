/** The address at which the development server sends pages the problems of the content. */
export const problemFeed = "/___content-problems";

/** The data that it sends: one line for each problem, with file, line and column. */
export interface ContentProblems {
  problems: readonly string[];
  /** Warnings, which do not keep pages from being shown. */
  advice: readonly string[];
}
