/** The address at which the development server sends pages the problems of the content. */
export const problemFeed = "/___content-problems";

/** What it sends, one line for each with file, line and column. */
export interface ContentProblems {
  problems: readonly string[];
  /** What is worth a look and keeps nothing from being shown. */
  advice: readonly string[];
}
