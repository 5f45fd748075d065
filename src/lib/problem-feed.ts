/** The address at which the development server tells pages the problems of the content. */
export const problemFeed = "/___content-problems";

/** What it tells, one line for each with file, line and column. */
export interface Said {
  problems: readonly string[];
  /** What is worth a look and keeps nothing from being shown. */
  advice: readonly string[];
}
