/** Reads the headings, links, pictures, words and problems of a Markdown text. */
import definitions from "mdast-util-definitions";
import type { HTML, Root } from "mdast";
import { figureProblems } from "../check/figures/in-markdown";
import { replaceEmojiNames } from "./emoji";
import type { Position, TextProblem } from "../../model/problem";
import { blockProblems, untilUnclosed } from "./block-problems";
import { htmlProblems } from "./html-problems";
import {
  anchorOf,
  isFilm,
  maxDepth,
  nodesIn,
  parseMarkdown,
  placeOf,
  tooDeep,
} from "./parse-markdown";
import { countWords, proseOf, searchText } from "./prose";
import { isTooDeep } from "./raw-html";
import { textProblems } from "./text-problems";

export interface MarkdownFacts {
  headings: (Position & { depth: number; text: string; id: string })[];
  links: (Position & { to: string; text: string })[];
  images: (Position & { file: string; alt: string })[];
  /** The addresses of films. */
  films: string[];
  problems: TextProblem[];
  /** Words of prose: without charts, code blocks and the addresses of links. */
  words: number;
  /** The prose as plain text without tables, for the search. */
  text: string;
}

/** The facts of a text before its tokens are filled in, which depend only on the text. */
export interface UnfilledFacts extends MarkdownFacts {
  /** The offsets of code, which may contain braces that are not tokens; charts are left out. */
  code: [start: number, end: number][];
}

/** The problem of a text that cannot be read because its parts are nested too deeply. */
function depthProblem({ children }: Root): TextProblem | undefined {
  const deep = tooDeep(children);
  const html = deep ? [] : nodesIn({ children }).filter(({ type }) => type === "html");
  const node = deep ?? (isTooDeep(html as HTML[]) ? html[0] : undefined);
  const message = `more than ${maxDepth} quotations, lists or elements are in each other here; take out those that show nothing`;
  return node && { ...placeOf(node), field: "text", message };
}

export function readMarkdown(body: string): UnfilledFacts {
  const tree = parseMarkdown(body);
  const unread = depthProblem(tree);
  if (unread) return { ...readMarkdown(""), words: 1, problems: [unread] };
  const headings: MarkdownFacts["headings"] = [];
  const links: MarkdownFacts["links"] = [];
  const images: MarkdownFacts["images"] = [];
  const films: string[] = [];
  const problems: TextProblem[] = [];
  const nodes = nodesIn(tree);
  const definitionOf = definitions(tree);
  for (const node of nodes) {
    const place = placeOf(node);
    problems.push(...figureProblems(node, body));
    if (node.type === "heading") {
      const text = replaceEmojiNames(proseOf(node, []));
      headings.push({ ...place, depth: node.depth, text, id: anchorOf(node) });
    } else if (node.type === "link") {
      links.push({ ...place, to: node.url, text: proseOf(node, []) });
      if (isFilm(node)) films.push(node.url);
    } else if (node.type === "linkReference") {
      const definition = definitionOf(node.identifier);
      if (definition)
        links.push({ ...placeOf(definition), to: definition.url, text: proseOf(node, []) });
    } else if (node.type === "image" || node.type === "imageReference") {
      const { url = "" } = node.type === "image" ? node : (definitionOf(node.identifier) ?? {});
      images.push({ ...place, file: url, alt: node.alt ?? "" });
    }
  }
  problems.push(
    ...blockProblems(nodes, body),
    ...htmlProblems(nodes, body),
    ...textProblems(nodes, body),
  );
  const prose = proseOf(tree, ["code", "definition"]);
  return {
    headings,
    links,
    images,
    films,
    problems: untilUnclosed(problems),
    words: countWords(prose),
    code: nodes.flatMap((node): UnfilledFacts["code"] => {
      const isCode = node.type === "inlineCode" || (node.type === "code" && node.lang !== "chart");
      const { start, end } = node.position ?? {};
      return isCode ? [[start?.offset ?? 0, end?.offset ?? 0]] : [];
    }),
    text: replaceEmojiNames(searchText(tree)),
  };
}

/** Fills in tokens; each counts as one word. The ids of headings keep their tokens, as on the page. */
export function fillFacts(
  { code: _code, ...facts }: UnfilledFacts,
  fill: (text: string) => string,
): MarkdownFacts {
  return {
    ...facts,
    headings: facts.headings.map((heading) => ({ ...heading, text: fill(heading.text) })),
    links: facts.links.map((link) => ({ ...link, text: fill(link.text) })),
    text: fill(facts.text),
  };
}

const cache = new Map<string, UnfilledFacts>();

/** Reads a text with a cache, because parsing is the slow part of a check, and `npm start` checks after every save. */
export function readMarkdownOnce(body: string): UnfilledFacts {
  const facts = cache.get(body) ?? readMarkdown(body);
  cache.set(body, facts);
  return facts;
}
