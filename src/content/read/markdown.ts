/** Reads the headings, links, pictures, words and problems of a Markdown text. */
import definitions from "mdast-util-definitions";
import type { Content } from "mdast";
import { sumFaults } from "../figures/sums";
import { totalFaults } from "../figures/totals";
import { localeOf, type Locale } from "../../lib/locale";
import { problemIn, type Position, type TextProblem } from "../../model/problem";
import { blockProblems } from "./block-problems";
import { htmlOf, htmlProblems } from "./html-problems";
import { adaptTree, giveBackSigns, isFilm, nodesIn, parseWritten, placeOf } from "./parse-markdown";
import { countWords, proseOf, searchText } from "./prose";
import { idsIn } from "./raw-html";
import { textProblems } from "./text-problems";

export interface ParsedMarkdown {
  headings: (Position & { depth: number; text: string; id: string })[];
  /** The places in HTML that links can name, beside the headings. */
  anchors: string[];
  links: (Position & { to: string; text: string })[];
  images: (Position & { file: string; alt: string })[];
  /** The addresses of films. */
  films: string[];
  problems: TextProblem[];
  /** Words of prose: without charts, code blocks and the addresses of links. */
  words: number;
  /** The prose as plain text without tables, for the search. */
  text: string;
  /** The offsets, before tokens are filled in, of code, which may contain other braces; charts are left out. */
  code: [start: number, end: number][];
}

/** Checks the calculations that a paragraph or a cell writes out, and the totals of a table. */
function sumProblems(node: Content, body: string, locale: Locale): TextProblem[] {
  if (node.type === "table") return totalFaults(node, locale);
  if (node.type !== "paragraph" && node.type !== "tableCell") return [];
  const start = node.position?.start.offset ?? 0;
  // Code is no text, and an address no calculation.
  const source = body
    .slice(start, node.position?.end.offset)
    .replace(/`[^`]*`|\]\([^)]*\)/g, (code) => "_".repeat(code.length));
  return sumFaults(source, locale).map(({ offset, message }) =>
    problemIn(body, start + offset, "sum", message, "body"),
  );
}

/** @param language the language of the site, in which figures are read */
export function readMarkdown(body: string, language?: string): ParsedMarkdown {
  const locale = localeOf(language);
  const tree = parseWritten(body);
  giveBackSigns(tree);
  const written = nodesIn(tree);
  const html = htmlOf(written, body);
  const headings: ParsedMarkdown["headings"] = [];
  const links: ParsedMarkdown["links"] = [];
  const images: ParsedMarkdown["images"] = [];
  const films: string[] = [];
  const problems = [
    ...written.flatMap((node) => sumProblems(node, body, locale)),
    ...blockProblems(tree, written, body),
    ...htmlProblems(html, body),
    ...textProblems(written, body),
  ];
  adaptTree(tree, locale.letters);
  const nodes = nodesIn(tree);
  const definitionOf = definitions(tree);
  for (const node of nodes) {
    const place = placeOf(node);
    if (node.type === "heading") {
      const text = proseOf(node, []);
      headings.push({ ...place, depth: node.depth, text, id: String(node.data?.id) });
    } else if (node.type === "link" || node.type === "linkReference") {
      const target = node.type === "link" ? node : definitionOf(node.identifier);
      if (target) links.push({ ...placeOf(target), to: target.url, text: proseOf(node, []) });
      if (node.type === "link" && isFilm(node)) films.push(node.url);
    } else if (node.type === "image" || node.type === "imageReference") {
      const { url = "" } = node.type === "image" ? node : (definitionOf(node.identifier) ?? {});
      images.push({ ...place, file: url, alt: node.alt ?? "" });
    }
  }
  const prose = proseOf(tree, ["code", "definition"]);
  return {
    headings,
    anchors: idsIn(html.childNodes),
    links,
    images,
    films,
    problems,
    words: countWords(prose),
    code: nodes.flatMap((node): ParsedMarkdown["code"] => {
      const isCode = node.type === "inlineCode" || (node.type === "code" && node.lang !== "chart");
      const { start, end } = node.position ?? {};
      return isCode ? [[start?.offset ?? 0, end?.offset ?? 0]] : [];
    }),
    text: searchText(tree),
  };
}

/** Fills in tokens; each counts as one word. The ids of headings keep their tokens, as on the page. */
export function fillMarkdown(facts: ParsedMarkdown, fill: (text: string) => string) {
  return {
    ...facts,
    headings: facts.headings.map((heading) => ({ ...heading, text: fill(heading.text) })),
    links: facts.links.map((link) => ({ ...link, to: fill(link.to), text: fill(link.text) })),
    text: fill(facts.text),
  };
}

const cache = new Map<string, ParsedMarkdown>();

/** Reads a text, unless it is nested so deeply that its parsers overflow. */
function readShallow(body: string, language: string): ParsedMarkdown {
  try {
    return readMarkdown(body, language);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const message = "quotations, lists or elements are too deep in each other; take some out";
    return { ...readMarkdown(""), words: 1, problems: [problemIn(body, 0, "element", message)] };
  }
}

/** Reads a text with a cache, because parsing is the slow part of a check, and `npm start` checks after every save. */
export function readMarkdownOnce(body: string, language = ""): ParsedMarkdown {
  const key = `${language} ${body}`;
  const parsed = cache.get(key) ?? readShallow(body, language);
  // The preview of the CMS reads a text after each key.
  if (cache.size >= 5000) cache.clear();
  cache.set(key, parsed);
  return parsed;
}
