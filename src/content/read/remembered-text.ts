/** What is known of Markdown texts, for a session in which the same texts are checked again and again. */
import { readMarkdown, type UnfilledFacts } from "./markdown";

const known = new Map<string, UnfilledFacts>();

/** What is to be known of a text, which is parsed once only: it is the slow part of a check. */
export function rememberedText(body: string): UnfilledFacts {
  const facts = known.get(body) ?? readMarkdown(body);
  known.set(body, facts);
  return facts;
}
