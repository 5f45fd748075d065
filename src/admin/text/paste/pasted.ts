/** What a paste into a Markdown text does. */
import { nodesIn, parseMarkdown } from "../../../content/read/parse-markdown";
import { isInCode } from "../in-code";
import { begins, gapAbove, gapBelow, type Edit, type Selected } from "../marks";
import { addressOver } from "./address-over";
import { isSourceCode } from "./source-code";
import { toRichText, type RichText } from "./to-markdown";

/** What is pasted or dropped, as the browser gives it. */
export type Clip = Pick<DataTransfer, "types" | "getData" | "files">;

/** What is done with it. */
export interface Pasted {
  edit?: Edit;
  /** Pictures that are to be described, and kept with the entry. */
  pictures?: File[];
  /** What the editor is told. */
  note?: string;
}

/** The level of the last heading of a text; 1 where there is none. */
const lastLevel = (text: string): number =>
  parseMarkdown(text).children.findLast((node) => node.type === "heading")?.depth ?? 1;

/** Whether a text has marks of Markdown. Addresses are links without any. */
const isMarkdown = (text: string): boolean =>
  nodesIn(parseMarkdown(text)).some(
    ({ type, position }) =>
      !["paragraph", "text", "break"].includes(type) &&
      !(type === "link" && text[position?.start.offset ?? 0] !== "["),
  );

/** Puts a text in the place of what is selected: between paragraphs, or within one where it begins or ends with words. */
function placed({ text, start, end }: Selected, { markdown, joins }: RichText): Edit {
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const line = text.slice(lineStart, start);
  const isAlone = !joins[0] || (line.trim() === "" && markdown.includes("\n\n"));
  // A line that has its mark only takes that of the text.
  const from = isAlone && line.replace(begins, "").trim() === "" ? lineStart : start;
  const above = text.slice(0, from).replace(isAlone ? / +$/ : /^$/, "");
  const before = isAlone ? gapBelow(above) : "";
  const behind = joins[1] ? "" : gapAbove(text.slice(end));
  const place = before.length + markdown.length;
  return {
    from: above.length,
    to: end,
    text: `${before}${markdown}${behind}`,
    select: [place, place],
  };
}

/** Says that pictures of a text are left out. */
function noteOn(pictures: number): string | undefined {
  if (pictures === 0) return undefined;
  return pictures === 1
    ? "The picture in what you pasted is left out. Add it with “Picture”, or paste it by itself."
    : `The ${pictures} pictures in what you pasted are left out. Add them with “Picture”, or paste them one by one.`;
}

/**
 * Reads what is pasted.
 * @param selected what it takes the place of
 * @param origin where the CMS is
 * @returns undefined where the browser pastes the plain text
 */
export function readPaste(clip: Clip, selected: Selected, origin: string): Pasted | undefined {
  const plain = clip.getData("text/plain");
  const html = clip.getData("text/html");
  const isCode =
    clip.types.includes("vscode-editor-data") || isInCode(selected.text, selected.start);
  if (isCode) return undefined;
  const link = addressOver(selected, plain);
  if (link) return { edit: link };
  const level = lastLevel(selected.text.slice(0, selected.start));
  const rich = html && !isSourceCode(html) ? toRichText(html, origin, level) : undefined;
  if (rich?.markdown) {
    const note = noteOn(rich.pictures);
    const isAsItIs = rich.isPlain && (!rich.markdown.includes("\n") || isMarkdown(plain));
    if (isAsItIs && !note) return undefined;
    return { edit: placed(selected, rich), ...(note && { note }) };
  }
  const pictures = [...clip.files].filter(({ type }) => type.startsWith("image/"));
  if (pictures.length > 0) return { pictures };
  const note = noteOn(rich?.pictures ?? 0);
  return note ? { note } : undefined;
}
