/** Explains invalid YAML to editors, at the place to fix. */
import {
  isAlias,
  isMap,
  isScalar,
  visit,
  type Document,
  type ErrorCode,
  type Scalar,
  type YAMLError,
} from "yaml";

const quoted = "a text cannot start with this character; put the text in quotes";
const nested =
  'a second field starts within this one; put a text that contains ": " in quotes, and start all fields of a group in the same column';
const tab = "this line is indented with a tab; use spaces";

/** The messages for editors, by the error codes of the parser. */
const explanations: Partial<Record<ErrorCode, string>> = {
  BAD_ALIAS: quoted,
  BAD_DQ_ESCAPE:
    "this backslash means nothing here; put the text in single quotes, where it stays a backslash",
  BAD_INDENT:
    "this line does not start in the column of its neighbours; check the indentation, the quotes and the brackets",
  BAD_SCALAR_START: quoted,
  BLOCK_AS_IMPLICIT_KEY: nested,
  BLOCK_IN_FLOW: "within [ ] and { }, entries have no dashes; write commas between them",
  DUPLICATE_KEY: "this field appears twice in one group; keep one",
  MULTILINE_IMPLICIT_KEY: nested,
  MULTIPLE_DOCS: "a line of three dashes starts a second document; remove it",
  TAB_AS_INDENT: tab,
  TAG_RESOLVE_FAILED: "a text cannot start with an exclamation mark; put the text in quotes",
};

/** The message for all other errors. */
const misfit =
  "this does not fit what is before it; check the indentation, and put the whole of a text that starts with a quote, [ or { in quotes";

const noField =
  "this line is no field; write a field as its name, a colon and a space, indent a long text more than its field, and end the fields above a text with a line of three dashes";

export interface SyntaxProblem {
  offset: number;
  message: string;
  /** Set for what YAML reads, maybe in another way than its author means. */
  isWarning?: true;
}

const sourceOf = (text: string, { range }: Pick<Scalar, "range">): string =>
  range ? text.slice(range[0], range[1]) : "";

function unclosedQuote(text: string, document: Document): number | undefined {
  let start: number | undefined;
  visit(document, {
    Scalar: (_key, node) => {
      const source = sourceOf(text, node);
      if (node.type?.startsWith("QUOTE") && !/^(["'])[^]*\1$/.test(source)) start = node.range?.[0];
    },
  });
  return start;
}

export function syntaxProblem(
  { code, pos: [offset] }: YAMLError,
  text: string,
  document: Document,
): SyntaxProblem {
  const lineStart = text.lastIndexOf("\n", offset - 1) + 1;
  const [line = ""] = text.slice(lineStart).split("\n");
  if (/^ *\t/.test(line)) return { offset: lineStart, message: tab };
  if (code === "MULTILINE_IMPLICIT_KEY" && !/:(\s|$)/.test(line))
    return { offset, message: noField };
  if (code !== "MISSING_CHAR") return { offset, message: explanations[code] ?? misfit };
  // The parser has the same code for a quote, a bracket and a dash.
  const quote = unclosedQuote(text, document);
  if (quote !== undefined) return { offset: quote, message: "this quote is never closed" };
  if (/[[{]/.test(line))
    return { offset, message: "a comma, a bracket or the space after a colon is missing here" };
  const noDash =
    'a list entry starts here without its dash; start it with "- ", and all of its fields in the same column';
  return { offset, message: /^\s*[\w-]+:(\s|$)/.test(line) ? noDash : noField };
}

/**
 * Reports words after a # that YAML drops as a comment although they may belong to the text: words directly after the
 * #, and any after a text of several words. After a single word, such as a choice, or in an empty field, `# words` is a
 * comment, but `# 1` is not.
 */
function lostWords(text: string, { type, value, range }: Scalar): SyntaxProblem[] {
  if (type !== "PLAIN" || !(typeof value === "string" || value === null) || !range) return [];
  const lost = /^[ \t]*(#.*)/.exec(text.slice(range[1]))?.[1]?.trim();
  const isText = value !== null && /\s/.test(value);
  const mayBeText = value === null ? /^# ?\d|^#[^\s#]/ : /^#[^\s#]/;
  if (!lost || !(isText || mayBeText.test(lost))) return [];
  const comment = isText
    ? "the comment on a line of its own"
    : "a space after # if it is a comment";
  const message = `"${lost}" is a comment, which nobody sees; put the whole text in quotes, or ${comment}`;
  return [{ offset: text.indexOf("#", range[1]), message, isWarning: true }];
}

/** Reports an entry of a list that is indented more than the one above, so that YAML takes both for one text. */
function joinedEntries(text: string, node: Scalar): SyntaxProblem[] {
  const at = node.type === "PLAIN" ? sourceOf(text, node).search(/(?<=\n[ \t]*)- /) : -1;
  const message =
    "this line goes on with the text above; begin it in the column of the entry above if it is an entry of its own";
  return at < 0 ? [] : [{ offset: (node.range?.[0] ?? 0) + at, message, isWarning: true }];
}

/** Reports texts that begin with &, * or {{, which YAML reads as marks, so that words would be lost. */
export function markProblems(text: string, document: Document): SyntaxProblem[] {
  const problems: SyntaxProblem[] = [];
  visit(document, {
    Pair: (_key, { key }) => {
      if (isMap(key) && key.range)
        problems.push({
          offset: key.range[0],
          message: "put a text that starts with {{ in quotes",
        });
    },
    Node: (_key, node) => {
      if (isScalar(node))
        for (const find of [lostWords, joinedEntries]) problems.push(...find(text, node));
      const mark = isAlias(node) ? `*${node.source}` : node.anchor ? `&${node.anchor}` : undefined;
      if (mark && node.range)
        problems.push({
          offset: Math.max(0, text.lastIndexOf(mark, node.range[0])),
          message: `"${mark}" has a special meaning in YAML; put a text that starts with & or * in quotes`,
        });
    },
  });
  return problems;
}
