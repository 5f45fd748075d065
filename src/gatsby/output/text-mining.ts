/**
 * The reservation against text and data mining (Article 4(3) of Directive (EU) 2019/790) in robots.txt, in words and
 * in the two vocabularies that crawlers read; static/.well-known/tdmrep.json makes the same reservation.
 */

const words = `# All rights against text and data mining are reserved (Directive (EU) 2019/790, Article 4(3)),
# for the training of machine-learning models too. Search engines may index every page.
# See /legal/acceptable-use/ and /.well-known/tdmrep.json.`;

/** For the group of all crawlers; a crawler that does not know a rule ignores it (RFC 9309, section 2.2.4). */
const rules = ["Content-Signal: search=yes, ai-train=no", "Content-Usage: search=y, train-ai=n"];

/**
 * Adds the reservation to robots.txt.
 * @param robots a text with a group for all crawlers
 * @throws an error if there is no such group
 */
export function withReservation(robots: string): string {
  const group = /^User-agent: \*$/m;
  if (!group.test(robots)) throw new Error("robots.txt has no group for all crawlers.");
  return `${words}\n${robots.replace(group, (line) => [line, ...rules].join("\n"))}`;
}
