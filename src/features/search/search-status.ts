/** The status line of the search, in the words of navigation.yml. */
type Words = Pick<
  Queries.SearchPartFragment,
  "start" | "loading" | "one" | "many" | "best" | "none" | "failed"
>;

interface Search {
  /** The query, trimmed. */
  asked: string;
  /** Whether the index could not be fetched. */
  failed: boolean;
  /** The number of results; undefined while the index is loading. */
  count: number | undefined;
  /** The largest number of results that is listed. */
  most: number;
}

/** One sentence for the state of the search: loading, waiting for a query, or how much it has found. */
export function searchStatus(words: Words, { asked, failed, count, most }: Search): string {
  if (failed) return words.failed;
  if (count === undefined) return words.loading;
  if (!asked) return words.start;
  if (count === 0) return `${words.none} “${asked}”.`;
  const listed = count > most ? `${most} ${words.best} ` : "";
  return `${listed}${count} ${count === 1 ? words.one : words.many}`;
}
