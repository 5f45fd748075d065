/** Takes away the backslashes that a block of Markdown says the same without. */
import { parseMarkdown } from "../../../content/read/parse-markdown";

const escape = /\\[!-/:-@[-`{-~]/g;

/** What a text says, without the places of its parts. */
const meaning = (markdown: string): string =>
  JSON.stringify(parseMarkdown(markdown), (key, value: unknown) =>
    key === "position" ? undefined : value,
  );

/** Takes signs out of a text. @param places in their order */
function without(text: string, places: readonly number[]): string {
  let rest = "";
  let from = 0;
  for (const place of places) {
    rest += text.slice(from, place);
    from = place + 1;
  }
  return rest + text.slice(from);
}

/** How much is read again in the search for needless backslashes, in characters, so that nobody waits for it. */
const effort = 50_000;

/** Takes away the needless backslashes of a block; a long one may keep some. */
export function fewEscapes(markdown: string): string {
  const places = [...markdown.matchAll(escape)].map(({ index }) => index);
  if (places.length === 0) return markdown;
  const meant = meaning(markdown);
  let needless: number[] = [];
  let attempts = Math.max(1, effort / markdown.length);
  // Most often all of them are, so they are tried together before they are tried apart.
  const attempt = (some: readonly number[]) => {
    attempts -= 1;
    if (attempts < 0) return;
    const more = [...needless, ...some];
    if (meaning(without(markdown, more)) === meant) needless = more;
    else if (some.length > 1) {
      const half = Math.ceil(some.length / 2);
      attempt(some.slice(0, half));
      attempt(some.slice(half));
    }
  };
  attempt(places);
  return without(markdown, needless);
}
