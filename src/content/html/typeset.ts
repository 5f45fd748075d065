/** Sets typographic quotation marks, apostrophes and minus signs, except in code. */
import type { Root, RootContent } from "hast";
import toText from "hast-util-to-string";
import type { Locale } from "../../lib/locale";

/** Text before an opening quotation mark, unless that is another opening mark: nothing, a space, a bracket, a dash, a slash. */
const opensAfter = /^$|[\s([{–—/-]$/;

/** Text after the apostrophe of a decade (’90s) or of “rock ’n’ roll”. */
const shortened = /^(?:\d\ds\b|n['’]? \p{L})/u;

/** The plus sign of a figure. */
const plus = /(?<![^\s([{"'])\+(?=\p{Sc}?\d)/gu;

/** Text after a hyphen that is a minus sign: a figure, with or without a currency. */
const startsWithFigure = /^\p{Sc}?\d/u;

/** The text before and after a hyphen between two figures, with a space on both sides: $40 - $12. */
const firstFigure = /(?:([\d.,]+)(?:\s?[%\p{Sc}])?|[)%]) $/u;
const secondFigure = /^ [\p{Sc}(]?(\d[\d.,]*)/u;

/** Addresses and paths, which must not change, without the punctuation of the sentence after them. */
const address =
  /(?<![^\s("'<[])(?:[a-z]+:\/\/|www\.|[.~]{0,2}\/|[\w.+][^\s"<>()]*@|[\w.-]+\.[a-z]{2,}\/|[\w.-]+\/[\w.-]+[./])\S*[\p{L}\p{N}/]/u;
const parts = new RegExp(`(${address.source})|["'-]|[^\\s"'-]+|\\s+`, "gu");

/** How many characters before a mark are examined: enough for a quotation. */
const reach = 500;

const numberOf = (figure: string, { decimal, group }: Locale): number =>
  Number(figure.replaceAll(group, "").replace(decimal, "."));

/** Whether a hyphen between figures is a minus sign. If the second figure is greater, they are a range: 9 - 17. */
function isDifference(before: string, after: string, locale: Locale): boolean {
  const one = firstFigure.exec(before);
  const other = secondFigure.exec(after);
  return (
    one !== null &&
    other !== null &&
    !(numberOf(one[1] ?? "NaN", locale) < numberOf(other[1] ?? "", locale))
  );
}

function setSign(sign: string, before: string, after: string, locale: Locale): string {
  const [open = "", close = "", openInner = "", closeInner = ""] = locale.quotes;
  const opens = opensAfter.test(before) || before.endsWith(open) || before.endsWith(openInner);
  if (sign === '"') {
    const isQuoted = before.lastIndexOf(open) > before.lastIndexOf(close);
    const isInches = /\d$/.test(before) && open !== close && !isQuoted;
    return isInches ? sign : opens ? open : close;
  }
  if (sign === "'") {
    if (opens && !shortened.test(after)) return openInner;
    return before.lastIndexOf(openInner) > before.lastIndexOf(closeInner) && !/^\p{L}/u.test(after)
      ? closeInner
      : "’";
  }
  const isMinus = opens && !before.endsWith("-") && startsWithFigure.test(after);
  return isMinus || isDifference(before, after, locale) ? `${locale.mark}−` : sign;
}

/**
 * Sets the marks of a text.
 * @param before the text directly before it in its paragraph
 */
export function typeset(written: string, locale: Locale, before = ""): string {
  const text = written.replace(plus, `${locale.mark}+`);
  if (!/["'-]/.test(text)) return text;
  let last = before.slice(-reach);
  return text.replace(parts, (part, addressMatch: string | undefined, at: number) => {
    const set = /^["'-]$/.test(part) ? setSign(part, last, text.slice(at + 1), locale) : part;
    // A quotation mark after the slash that ends an address is a closing one.
    last = (last + (addressMatch ? "x" : set)).slice(-reach);
    return set;
  });
}

const asWritten = new Set(["code", "pre", "kbd", "samp", "script", "style"]);
const inline = new Set(["a", "abbr", "b", "del", "em", "i", "s", "span", "strong", "sub", "sup"]);

/** Sets the marks of a tree, except in code. */
export function typesetTree(tree: Root, locale: Locale): Root {
  let before = "";
  const visit = (node: RootContent): RootContent => {
    if (node.type === "text") {
      const value = typeset(node.value, locale, before);
      before = (before + value).slice(-reach);
      return { ...node, value };
    }
    if (node.type !== "element") return node;
    if (asWritten.has(node.tagName)) {
      before = (before + toText(node)).slice(-reach);
      return node;
    }
    if (!inline.has(node.tagName)) before = "";
    return { ...node, children: node.children.map(visit) as typeof node.children };
  };
  return { ...tree, children: tree.children.map(visit) as Root["children"] };
}
