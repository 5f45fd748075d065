/** As many characters of heading and lead leave the call below them on the first screen of a small phone. */
const most = 290;

/**
 * Why a heading and its lead leave no room for the call below them.
 * @returns the words for the lead; undefined where there is room
 */
export function tooLongForCall(title: string, lead = ""): string | undefined {
  const count = title.length + lead.length;
  return count > most
    ? `and the heading have ${count} characters; at most ${most} allowed, so that the call is on the first screen of a small phone`
    : undefined;
}
