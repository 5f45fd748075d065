/** What the check and the build need to know of a Markdown body. */
import GithubSlugger from "github-slugger";
import { chart, type Chart } from "../../model/chart";
import { parseYaml } from "./yaml-document";
import { explain } from "../../model/explain";
import { fieldName } from "../../model/problem";

export interface Mention {
  /** Counted from 1, within the body. */
  line: number;
  column: number;
}

export type MarkdownProblem = Mention & { field: string; message: string };

export interface MarkdownFacts {
  headings: (Mention & { depth: number; text: string; id: string })[];
  links: (Mention & { to: string })[];
  images: (Mention & { file: string; alt: string })[];
  problems: MarkdownProblem[];
  /** Words of prose: without charts, code and the addresses of links. */
  words: number;
  /** That prose as plain text, for the search of the site. */
  text: string;
}

const plain = (markdown: string) =>
  markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*_`]/g, "")
    .trim();

/** A line as it is read: without the marks of headings, lists and quotes; tables are not read. */
const spoken = (line: string) => {
  if (/^\s*\|/.test(line)) return "";
  const words = plain(line)
    .replace(/<[^>]+>/g, " ")
    .replace(/^\s*(?:[-+>]|\d+\.)\s+/, "");
  return /^#/.test(words) ? `${words.replace(/[#\s]*/, "")}.` : words;
};

const countWords = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Reads the YAML of a chart block; problems have the lines of the body. */
export function readChart(
  source: string,
  line: number,
): { chart?: Chart; problems: MarkdownProblem[] } {
  const parsed = parseYaml(source, "", line);
  if (parsed.problems.length > 0)
    return { problems: parsed.problems.map((problem) => ({ ...problem, field: "chart" })) };
  const result = chart.safeParse(parsed.data);
  if (result.success) return { chart: result.data, problems: [] };
  const problems = result.error.issues
    .flatMap((issue) => explain(issue, chart, parsed.data))
    .map(({ path, onKey, message }) => ({
      ...(onKey ? parsed.locateKey(path) : parsed.locate(path)),
      field: ["chart", fieldName(path)].filter(Boolean).join("."),
      message,
    }));
  return { problems };
}

const rawHtml = /<\/?(script|iframe|style|h1|a|img)\b/i;

/** Finds links and pictures, also where their words run over a line's end, and `[name]: address` lines. */
function readLinks(prose: string, facts: MarkdownFacts): void {
  const places =
    /(!?)\[([^\]]*)\]\(\s*([^)\s]+)[^)]*\)|^ {0,3}\[(?!\^)[^\]]+\]:[ \t]*(\S+)(?:[ \t]+["'].*)?$/gm;
  for (const match of prose.matchAll(places)) {
    const [, bang, label = "", target, defined = ""] = match;
    const before = prose.slice(0, match.index).split("\n");
    const mention = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
    if (bang) facts.images.push({ ...mention, file: target ?? "", alt: label });
    else facts.links.push({ ...mention, to: target ?? defined });
  }
}

/**
 * Reads a Markdown body line by line.
 * @param body the text below the front matter
 * @param fill puts facts in place of their tokens; the ids of headings are made before that, as the page makes them
 * @returns headings with the ids they get on the page, links, pictures, words, problems of charts and headings
 */
export function readMarkdown(body: string, fill: (text: string) => string): MarkdownFacts {
  const facts: MarkdownFacts = {
    headings: [],
    links: [],
    images: [],
    problems: [],
    words: 0,
    text: "",
  };
  const lines: string[] = [];
  const slugger = new GithubSlugger();
  let fence: { language: string; lines: string[]; line: number } | undefined;
  let depth = 1;
  const prose: string[] = [];
  body.split(/\r?\n/).forEach((text, index) => {
    prose[index] = "";
    const line = index + 1;
    const mark = /^```\s*(\w*)\s*$/.exec(text);
    if (fence) {
      if (!mark || mark[1]) {
        fence.lines.push(text);
        return;
      }
      if (fence.language === "chart")
        facts.problems.push(...readChart(fence.lines.join("\n"), fence.line).problems);
      fence = undefined;
      return;
    }
    if (mark) {
      fence = { language: mark[1] ?? "", lines: [], line };
      return;
    }
    prose[index] = text.replace(/`[^`]*`/g, (code) => " ".repeat(code.length));
    const heading = /^(#{1,6})\s+(.+?)\s*#*$/.exec(text);
    if (heading) {
      const level = heading[1]?.length ?? 1;
      const words = plain(heading[2] ?? "");
      if (level === 1)
        facts.problems.push({
          line,
          column: 1,
          field: "heading",
          message:
            "# is for the title of the page, which comes from the front matter; start with ##",
        });
      else if (level > depth + 1)
        facts.problems.push({
          line,
          column: 1,
          field: "heading",
          message: `${"#".repeat(level)} follows ${"#".repeat(depth)}; do not skip a level of headings`,
        });
      depth = level;
      facts.headings.push({
        line,
        column: 1,
        depth: level,
        text: fill(words),
        id: slugger.slug(words),
      });
    }
    if (rawHtml.test(text))
      facts.problems.push({
        line,
        column: text.search(rawHtml) + 1,
        field: "html",
        message: "script, iframe, style, h1, a and img are not allowed in a text; use Markdown",
      });
    lines.push(fill(spoken(text)));
    facts.words += countWords(fill(plain(text)).replace(/<[^>]+>/g, " "));
  });
  facts.text = lines.join(" ").replace(/\s+/g, " ").trim();
  readLinks(prose.join("\n"), facts);
  if (fence)
    facts.problems.push({
      line: fence.line,
      column: 1,
      field: "code",
      message: "this ``` block is never closed",
    });
  return facts;
}
