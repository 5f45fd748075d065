/** Reads the headings, links, pictures, words and problems of a Markdown text. */
import GithubSlugger from "github-slugger";
import definitions from "mdast-util-definitions";
import type { Code, Content, Heading, HTML, Paragraph, Root } from "mdast";
import toString from "mdast-util-to-string";
import { figureProblems } from "../check/figures/in-markdown";
import { replaceEmojiNames } from "./emoji";
import type { Position, TextProblem } from "../../model/problem";
import { tokensIn } from "../../model/text-tokens";
import { maxDepth, nodesIn, parseMarkdown, tooDeep } from "./parse-markdown";
import { countWords, proseOf, searchText } from "./prose";
import { holdsText, readChart } from "./read-chart";
import { htmlProblems, isTooDeep } from "./raw-html";
import { textProblems } from "./text-problems";

export interface MarkdownFacts {
  headings: (Position & { depth: number; text: string; id: string })[];
  links: (Position & { to: string })[];
  images: (Position & { file: string; alt: string })[];
  problems: TextProblem[];
  /** Words of prose: without charts, code blocks and the addresses of links. */
  words: number;
  /** The prose as plain text without tables, for the search. */
  text: string;
}

/** The facts of a text before its tokens are filled in, which depend only on the text. */
export interface UnfilledFacts extends MarkdownFacts {
  /** The names of the tokens that are counted among the words, each as one word. */
  tokens: string[];
  /** The offsets of code, which may contain braces that are not tokens; charts are left out. */
  code: [start: number, end: number][];
}

const placeOf = (node: Content): Position => ({
  line: node.position?.start.line ?? 1,
  column: node.position?.start.column ?? 1,
});

/** The field in the problem of a code block without an end. */
const unclosedField = "code";

/** Drops the problems after an unclosed code block, since the parser reads that text wrongly. */
function untilUnclosed(problems: readonly TextProblem[]): TextProblem[] {
  const end = problems.find(({ field }) => field === unclosedField);
  return problems.filter(({ line }) => !end || line <= end.line);
}

/** Whether a code block that begins with a fence also ends with one. */
function isClosed(source: string): boolean {
  const fence = /^(`{3,}|~{3,})/.exec(source)?.[1];
  if (!fence) return true;
  const last = source.slice(source.lastIndexOf("\n") + 1);
  const end = /(`{3,}|~{3,})[ \t]*$/.exec(last)?.[1] ?? "";
  return source.includes("\n") && end.startsWith(fence);
}

function codeProblems(node: Code, body: string): TextProblem[] {
  const start = placeOf(node);
  const source = body.slice(node.position?.start.offset, node.position?.end.offset);
  const isChart = node.lang === "chart";
  if (!isClosed(source) || (isChart && holdsText(node.value))) {
    const fence = source.slice(0, 3);
    const message = `this ${fence} block is never closed; end it with a line of ${fence}`;
    return [{ ...start, field: unclosedField, message }];
  }
  if (/^charts?$/i.test(node.lang ?? "") && !isChart) {
    const message = `"${node.lang}" would show as code; write "chart"`;
    return [{ ...start, field: "chart", message }];
  }
  if (!isChart) return [];
  // The value of a block within a list is without the indentation of the list.
  return readChart(node.value, start.line).problems.map((problem) => ({
    ...problem,
    column: problem.column + start.column - 1,
  }));
}

/** Whether a line must be a row of a table: unlike in mathematics, there are spaces around its bars. */
const isRow = (line: string): boolean => /^\|\s.*\s\|\s.*\s\|$/.test(line);

/** Reports a table that the parser took for a paragraph, because its second row is not a row of dashes. */
function tableProblems(node: Paragraph, body: string): TextProblem[] {
  const source = body.slice(node.position?.start.offset, node.position?.end.offset);
  const lines = source.split("\n").map((each) => each.trim());
  const first = lines.findIndex(
    (each, index) => isRow(each) || (each.startsWith("|") && lines[index + 1]?.startsWith("|")),
  );
  if (first < 0) return [];
  const { line, column } = placeOf(node);
  const at = first === 0 ? { line, column } : { line: line + first, column: 1 };
  const columns = (lines[first] ?? "").replace(/^\||\|$/g, "").split("|").length;
  const message = `this table would show its | signs as text: write a row of dashes for each column below its first row, ${`| --- `.repeat(columns)}|`;
  return [{ ...at, field: "table", message }];
}

function headingProblems(node: Heading, before: number): TextProblem[] {
  const { depth } = node;
  const at = (message: string) => [{ ...placeOf(node), field: "heading", message }];
  if (!/[\p{L}\p{N}]/u.test(toString(node)))
    return at("has no letter and no digit, which its address on the page is made of; add words");
  if (depth === 1)
    return at("# is for the title of the page, which comes from the front matter; start with ##");
  if (depth <= before + 1) return [];
  return at(`${"#".repeat(depth)} follows ${"#".repeat(before)}; do not skip a level of headings`);
}

/** Facts of a text that cannot be read because its parts are nested too deeply; undefined for any other text. */
function depthProblem({ children }: Root): UnfilledFacts | undefined {
  const deep = tooDeep(children);
  const html = deep ? [] : nodesIn({ children }).filter(({ type }) => type === "html");
  const node = deep ?? (isTooDeep(html as HTML[]) ? html[0] : undefined);
  if (!node) return undefined;
  const message = `more than ${maxDepth} quotations, lists or elements are in each other here; take out those that show nothing`;
  const problems = [{ ...placeOf(node), field: "text", message }];
  return {
    headings: [],
    links: [],
    images: [],
    problems,
    words: 1,
    tokens: [],
    code: [],
    text: "",
  };
}

export function readMarkdown(body: string): UnfilledFacts {
  const tree = parseMarkdown(body);
  const unread = depthProblem(tree);
  if (unread) return unread;
  const slugger = new GithubSlugger();
  const headings: MarkdownFacts["headings"] = [];
  const links: MarkdownFacts["links"] = [];
  const images: MarkdownFacts["images"] = [];
  const problems: TextProblem[] = [];
  const nodes = nodesIn(tree);
  const definitionOf = definitions(tree);
  for (const node of nodes) {
    const place = placeOf(node);
    problems.push(...figureProblems(node, body));
    if (node.type === "heading") {
      problems.push(...headingProblems(node, headings.at(-1)?.depth ?? 1));
      const text = replaceEmojiNames(proseOf(node, []));
      headings.push({ ...place, depth: node.depth, text, id: slugger.slug(toString(node)) });
    } else if (node.type === "link") links.push({ ...place, to: node.url });
    else if (node.type === "linkReference") {
      const definition = definitionOf(node.identifier);
      if (definition) links.push({ ...placeOf(definition), to: definition.url });
    } else if (node.type === "image" || node.type === "imageReference") {
      const { url = "" } = node.type === "image" ? node : (definitionOf(node.identifier) ?? {});
      images.push({ ...place, file: url, alt: node.alt ?? "" });
    }
    if (node.type === "paragraph") problems.push(...tableProblems(node, body));
    else if (node.type === "html") problems.push(...htmlProblems(node));
    else if (node.type === "code") problems.push(...codeProblems(node, body));
  }
  problems.push(...textProblems(nodes, body));
  const prose = proseOf(tree, ["code", "definition"]);
  return {
    headings,
    links,
    images,
    problems: untilUnclosed(problems),
    words: countWords(prose),
    tokens: tokensIn(prose),
    code: nodes.flatMap((node): UnfilledFacts["code"] => {
      const isCode = node.type === "inlineCode" || (node.type === "code" && node.lang !== "chart");
      const { start, end } = node.position ?? {};
      return isCode ? [[start?.offset ?? 0, end?.offset ?? 0]] : [];
    }),
    text: replaceEmojiNames(searchText(tree)),
  };
}

/** Fills in tokens. The ids of headings keep their tokens, as on the page. */
export function fillFacts(
  { tokens, code: _code, ...facts }: UnfilledFacts,
  fill: (text: string) => string,
): MarkdownFacts {
  const more = tokens.map((name) => countWords(fill(`{{${name}}}`)) - 1);
  return {
    ...facts,
    headings: facts.headings.map((heading) => ({ ...heading, text: fill(heading.text) })),
    words: more.reduce((sum, count) => sum + count, facts.words),
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
