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

/** The messages for editors, by the error codes of the parser. */
const explanations: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT:
    "this line does not start in the column of its neighbours; check the indentation, the quotes and the brackets",
  BAD_SCALAR_START: "a text cannot start with this character; put the text in quotes",
  BLOCK_AS_IMPLICIT_KEY:
    'a second field starts within this one; put a text that contains ": " in quotes, and start all fields of a group in the same column',
  BLOCK_IN_FLOW: "within [ ] and { }, entries have no dashes; write commas between them",
  MULTIPLE_DOCS: "a line of three dashes starts a second document; remove it",
  TAB_AS_INDENT: "this line is indented with a tab; use spaces",
  TAG_RESOLVE_FAILED: "a text cannot start with an exclamation mark; put the text in quotes",
  UNEXPECTED_TOKEN:
    "this does not fit what is before it; check the indentation, and put the whole of a text that starts with a quote, [ or { in quotes",
};
explanations.MULTILINE_IMPLICIT_KEY = explanations.BLOCK_AS_IMPLICIT_KEY;
explanations.BAD_ALIAS = explanations.BAD_SCALAR_START;

export interface SyntaxProblem {
  offset: number;
  message: string;
  /** Set for what YAML reads, maybe in another way than its author means. */
  isWarning?: true;
}

const lineAt = (text: string, offset: number): string =>
  text.slice(text.lastIndexOf("\n", offset - 1) + 1).split("\n")[0] ?? "";

const fieldAdvice =
  "write a field as its name, a colon and a space, indent a long text more than its field, and end the fields above a text with a line of three dashes";

/** The message about a line that should be a field. */
const withoutColon = `this line has no colon with a space after it; ${fieldAdvice}`;

/** Whether a line could be a field: a colon ends its name. */
const hasColon = (line: string): boolean => /:(\s|$)/.test(line);

function unclosedQuote(text: string, document: Document): number | undefined {
  let start: number | undefined;
  visit(document, {
    Scalar: (_key, { type, range }) => {
      if (!type?.startsWith("QUOTE") || !range) return;
      const source = text.slice(range[0], range[1]);
      if (source.length < 2 || source.at(-1) !== source[0]) start = range[0];
    },
  });
  return start;
}

/** Explains what is missing at a place, since the parser has the same code for a quote, a bracket and a dash. */
function missing(offset: number, text: string, document: Document): SyntaxProblem {
  const quote = unclosedQuote(text, document);
  if (quote !== undefined) return { offset: quote, message: "this quote is never closed" };
  const line = lineAt(text, offset);
  if (/[[{]/.test(line))
    return { offset, message: "a comma, a bracket or the space after a colon is missing here" };
  if (/^\s*[\w-]+:(\s|$)/.test(line))
    return {
      offset,
      message:
        'a list entry starts here without its dash; start it with "- ", and all of its fields in the same column',
    };
  return { offset, message: hasColon(line) ? `this is not a field; ${fieldAdvice}` : withoutColon };
}

export function syntaxProblem(
  { code, message, pos }: YAMLError,
  text: string,
  document: Document,
): SyntaxProblem {
  const [offset] = pos;
  const lineStart = text.lastIndexOf("\n", offset - 1) + 1;
  if (/^ *\t/.test(text.slice(lineStart)))
    return { offset: lineStart, message: explanations.TAB_AS_INDENT ?? message };
  if (code === "DUPLICATE_KEY") {
    const name = /^["']?([\w-]+)/.exec(text.slice(offset))?.[1] ?? "";
    return { offset, message: `the field "${name}" appears twice in one group; keep one` };
  }
  if (code === "MULTILINE_IMPLICIT_KEY" && !hasColon(lineAt(text, offset)))
    return { offset, message: withoutColon };
  if (code === "MISSING_CHAR") return missing(offset, text, document);
  return { offset, message: explanations[code] ?? message.split("\n")[0] ?? message };
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
function joinedEntries(text: string, { type, range }: Scalar): SyntaxProblem[] {
  if (type !== "PLAIN" || !range) return [];
  const at = text.slice(range[0], range[1]).search(/(?<=\n[ \t]*)- /);
  const message =
    "this line goes on with the text above; begin it in the column of the entry above if it is an entry of its own";
  return at < 0 ? [] : [{ offset: range[0] + at, message, isWarning: true }];
}

/** Reports a backslash in double quotes that makes a control character, as in "C:\backup", which feeds forbid. */
function hiddenCodes(text: string, { type, value, range }: Scalar): SyntaxProblem[] {
  const isHidden = typeof value === "string" && /(?![\t\n\r])\p{Cc}/u.test(value);
  if (type !== "QUOTE_DOUBLE" || !isHidden || !range) return [];
  const at = text.slice(range[0], range[1]).search(/\\[0abefvxu]/);
  const message =
    "this backslash makes an invisible character; put the text in single quotes, where it stays a backslash";
  return at < 0 ? [] : [{ offset: range[0] + at, message }];
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
        for (const find of [lostWords, joinedEntries, hiddenCodes])
          problems.push(...find(text, node));
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
