/** What the search says of itself, in the words of navigation.yml. */
type Words = Pick<
  Queries.SearchPartFragment,
  "start" | "loading" | "one" | "many" | "best" | "none" | "failed"
>;

interface Search {
  /** The query, without blanks around it. */
  asked: string;
  /** Whether the index could not be fetched. */
  failed: boolean;
  /** How much was found; undefined while the index is on its way. */
  count: number | undefined;
  /** How many results are listed at the most. */
  most: number;
}

/** The one sentence for what the search is at: fetching, waiting for a query, or how much it has found. */
export function searchStatus(words: Words, { asked, failed, count, most }: Search): string {
  if (failed) return words.failed;
  if (count === undefined) return words.loading;
  if (!asked) return words.start;
  if (count === 0) return `${words.none} “${asked}”.`;
  const listed = count > most ? `${most} ${words.best} ` : "";
  return `${listed}${count} ${count === 1 ? words.one : words.many}`;
}
