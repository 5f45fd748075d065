/** Writes Markdown files without touching what stays the same. */
import { splitFrontMatter } from "../../model/front-matter";

/**
 * Gives a Markdown file other content.
 * @param text the file
 * @param yaml its new front matter
 * @param edited its new text, which may lack the empty lines around it
 * @returns the file: its lines of dashes stay, and so do the empty lines around its text
 */
export function withContent(text: string, yaml: string, edited: string): string {
  const { yaml: oldYaml, body } = splitFrontMatter(text) ?? { yaml: "", body: "" };
  const start = text.indexOf("\n") + 1;
  const dashes = text.slice(start + oldYaml.length, text.length - body.length);
  const front = text.slice(0, start) + yaml + dashes;
  const next = edited.trim();
  if (next === body.trim()) return front + body;
  const [above, below] = body.trim()
    ? [/^\n*/.exec(body)?.[0] ?? "", /\n*$/.exec(body)?.[0] ?? ""]
    : ["\n", "\n"];
  return `${front}${front.endsWith("\n") ? "" : "\n"}${above}${next}${below}`;
}
