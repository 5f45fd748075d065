/** The visible lines, headings, charts and code of a Markdown text, found without the parser of the build. */

const fence = /^ {0,3}(`{3,}|~{3,})[ \t]*(\w*)[^\n]*\n([\s\S]*?)^ {0,3}\1[`~]*[ \t]*$/gm;

const blocks = (body: string): { language: string; text: string }[] =>
  [...body.matchAll(fence)].map(([, , language = "", text = ""]) => ({ language, text }));

/** The sources of the charts of a text. */
export const chartsIn = (body: string): string[] =>
  blocks(body).flatMap(({ language, text }) => (language === "chart" ? [text] : []));

/** The blocks of code of a text. */
export const codeIn = (body: string): string[] =>
  blocks(body).flatMap(({ language, text }) => (language === "chart" ? [] : [text]));

const withoutBlocks = (body: string): string =>
  body.replace(fence, "").replace(/<!--[\s\S]*?-->/g, "");

/** Removes tags, pictures, and the addresses of links from a line. */
const visibleText = (line: string): string =>
  line
    // Inline code can contain text that looks like a tag or a link.
    .replace(/(`+)(.+?)\1/g, (_whole, _signs, code: string) => code.replace(/[<>[\]()&]/g, " "))
    .replace(/!\[[^\]]*\](\([^)]*\)|\[[^\]]*\])/g, "")
    .replace(/\]\([^)]*\)/g, "]")
    .replace(/\]\[[^\]]*\]/g, "]")
    .replace(/<\/?[a-z][^>]*>/gi, "")
    .replace(/&#?\w+;/g, " ");

/** A page does not show link definitions. */
const linkDefinition = /^ {0,3}\[[^\]]+\]:\s/;

/** The place after a link to a file, where pages add its size. */
const afterFile = /(?<=\]\([^)]*\.\w{2,4}\))/;

/** The visible lines of a text, without code blocks and charts. */
export const linesIn = (body: string): string[] =>
  // A link can be wrapped over two lines, so its address is joined before the text is split.
  withoutBlocks(body)
    .replace(/(\]\([^)\s]*)\s+("[^"]*"\))/g, "$1$2")
    // Pages have their own word for the mark of an alert.
    .replace(/^> \[!\w+\]$/gm, "")
    .split("\n")
    .filter((line) => !linkDefinition.test(line))
    .flatMap((line) => line.split(afterFile))
    .map((line) => visibleText(line).replace(/^\s*(?:>\s?|[-*+]\s|\d+[.)]\s)+/, ""))
    .map((line) => line.replace(/^\[[ xX]\]\s/, ""))
    .filter((line) => /[\p{L}\p{N}]/u.test(line));

/** The headings of a text, in both forms: with # before them, and underlined. */
export function headingsIn(body: string): { depth: number; text: string }[] {
  const marked =
    /^ {0,3}(#{1,6})[ \t]+(.+?)[ \t]*#*[ \t]*$|^(?! {0,3}[->#|\d])(\S.*)\n {0,3}(=+|-+)[ \t]*$/gm;
  return [...withoutBlocks(body).matchAll(marked)].map(([, signs, after, above, line = ""]) => ({
    depth: signs?.length ?? (line.startsWith("=") ? 1 : 2),
    text: visibleText(after ?? above ?? ""),
  }));
}
