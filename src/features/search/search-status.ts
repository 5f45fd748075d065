type StatusTexts = Pick<
  Queries.SearchPartFragment,
  "start" | "loading" | "one" | "many" | "best" | "none" | "failed"
>;

interface SearchState {
  query: string;
  failed: boolean;
  /** The number of results; undefined while the index is loading. */
  count: number | undefined;
  limit: number;
}

/** One sentence for the state of the search: loading, waiting for a query, or how much it has found. */
export function searchStatus(
  texts: StatusTexts,
  { query, failed, count, limit }: SearchState,
): string {
  if (failed) return texts.failed;
  if (count === undefined) return texts.loading;
  if (!query) return texts.start;
  if (count === 0) return `${texts.none} “${query}”.`;
  const listed = count > limit ? `${limit} ${texts.best} ` : "";
  return `${listed}${count} ${count === 1 ? texts.one : texts.many}`;
}
