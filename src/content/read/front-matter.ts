export interface FrontMatter {
  /** The YAML between these lines, with its last line break. */
  yaml: string;
  /** The text after the second line. */
  body: string;
  /** Lines of the file above the body. */
  bodyLine: number;
}

/** Splits a Markdown file, whose fields end with a line of dashes or, as YAML has it too, of dots; undefined if it does not start with front matter that has an end. */
export function splitFrontMatter(text: string): FrontMatter | undefined {
  const match = /^\uFEFF?---[ \t]*\r?\n((?:[\s\S]*?\r?\n)??)(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/.exec(
    text,
  );
  if (!match) return undefined;
  const [head, yaml = ""] = match;
  return { yaml, body: text.slice(head.length), bodyLine: head.split("\n").length - 1 };
}
