/** Puts marks around words so that Markdown reads them: none begins or ends with a space, and none meets its like. */
import type { Delete, Emphasis, Link, PhrasingContent, Strong } from "mdast";

type Mark = Delete | Emphasis | Link | Strong;

const isMark = (node: PhrasingContent | undefined): node is Mark =>
  node !== undefined && ["delete", "emphasis", "link", "strong"].includes(node.type);

const isSame = (one: Mark, other: Mark): boolean =>
  one.type === other.type && (one.type !== "link" || one.url === (other as Link).url);

const textOf = (value: string): PhrasingContent[] => (value ? [{ type: "text", value }] : []);

const isSpace = (node: PhrasingContent | undefined): boolean =>
  node?.type === "text" && node.value.trim() === "";

/** Joins what Word and Google Docs cut into runs: texts, and marks of a kind with nothing or a space between. */
function joined(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const result: PhrasingContent[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    const between = isSpace(last) ? [last as PhrasingContent] : [];
    const before = between.length > 0 ? result.at(-2) : last;
    if (last?.type === "text" && node.type === "text") {
      result.splice(-1, 1, ...textOf(last.value + node.value));
    } else if (isMark(before) && isMark(node) && isSame(before, node)) {
      const children = [...before.children, ...between, ...node.children];
      result.splice(-1 - between.length, 1 + between.length, { ...before, children } as Mark);
    } else result.push(node);
  }
  return result;
}

/** Takes marks away that stand within one of their kind. */
const without = (type: Mark["type"], nodes: readonly PhrasingContent[]): PhrasingContent[] =>
  nodes.flatMap((node) => {
    if (!isMark(node)) return [node];
    const children = without(type, node.children);
    return node.type === type ? children : [{ ...node, children } as Mark];
  });

const word = /[\p{L}\p{N}]/u;

/** The sign of a neighbour that is next to a mark; "" beside another mark. */
const signOf = (node: PhrasingContent | undefined, at: 0 | -1): string =>
  node?.type === "text" ? ([...node.value].at(at) ?? "") : "";

const spaces = { 0: /^\s*/, [-1]: /\s*$/ };
const spacesAndSigns = { 0: /^[\s\p{P}\p{S}]*/u, [-1]: /[\s\p{P}\p{S}]*$/u };

/**
 * Cuts off what may not begin or end a mark: spaces, and where a word is next to the mark, all other signs too.
 * @param at the beginning or the end of what the mark holds
 */
function cut(mark: Mark, at: 0 | -1, neighbour: PhrasingContent | undefined): [string, Mark] {
  const node = mark.children.at(at);
  if (node?.type !== "text") return ["", mark];
  const isInWord = mark.type !== "link" && word.test(signOf(neighbour, at === 0 ? -1 : 0));
  const [off = ""] = (isInWord ? spacesAndSigns : spaces)[at].exec(node.value) ?? [];
  const rest =
    at === 0 ? node.value.slice(off.length) : node.value.slice(0, node.value.length - off.length);
  const others = at === 0 ? mark.children.slice(1) : mark.children.slice(0, -1);
  const children = at === 0 ? [...textOf(rest), ...others] : [...others, ...textOf(rest)];
  return [off, { ...mark, children } as Mark];
}

/**
 * Tidies the marks of a paragraph.
 * @returns the same words, with marks that are read as such
 */
export function tidyMarks(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const tidied = joined(nodes).flatMap((node): PhrasingContent[] => {
    if (!isMark(node)) return [node];
    const children = tidyMarks(without(node.type, node.children));
    return children.length > 0 ? [{ ...node, children } as Mark] : [];
  });
  const placed = tidied.flatMap((node, index): PhrasingContent[] => {
    if (!isMark(node)) return [node];
    const [lead, cutBefore] = cut(node, 0, tidied[index - 1]);
    const [trail, cutBehind] = cut(cutBefore, -1, tidied[index + 1]);
    const mark = cutBehind.children.length > 0 ? [cutBehind] : [];
    return [...textOf(lead), ...mark, ...textOf(trail)];
  });
  return joined(placed);
}
