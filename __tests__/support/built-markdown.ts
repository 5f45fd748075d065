/** What is left of a Markdown text once it is read, found by means other than those of the build. */

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

/** A line without the addresses of its links and pictures, its tags, and the text of its pictures. */
const read = (line: string): string =>
  line
    // What looks like a tag or a link in a piece of code is neither.
    .replace(/(`+)(.+?)\1/g, (_whole, _signs, code: string) => code.replace(/[<>[\]()&]/g, " "))
    .replace(/!\[[^\]]*\](\([^)]*\)|\[[^\]]*\])/g, "")
    .replace(/\]\([^)]*\)/g, "]")
    .replace(/\]\[[^\]]*\]/g, "]")
    .replace(/<\/?[a-z][^>]*>/gi, "")
    .replace(/&#?\w+;/g, " ");

/** A line that a reader does not meet: a number of a list, the address that a link is defined with. */
const unread = /^ {0,3}\[[^\]]+\]:\s/;

/** The lines of a text that a reader meets, outside of blocks of code and charts. */
export const linesIn = (body: string): string[] =>
  // A link may run over the end of a line, so addresses are taken out of the whole text.
  withoutBlocks(body)
    .replace(/(\]\([^)\s]*)\s+("[^"]*"\))/g, "$1$2")
    .split("\n")
    .filter((line) => !unread.test(line))
    .map((line) => read(line).replace(/^\s*(?:>\s?|[-*+]\s|\d+[.)]\s)+/, ""))
    .map((line) => line.replace(/^\[[ xX]\]\s/, ""))
    .filter((line) => /[\p{L}\p{N}]/u.test(line));

/** The headings of a text, both those with signs before them and those with a line below. */
export function headingsIn(body: string): { depth: number; text: string }[] {
  const marked =
    /^ {0,3}(#{1,6})[ \t]+(.+?)[ \t]*#*[ \t]*$|^(?! {0,3}[->#|\d])(\S.*)\n {0,3}(=+|-+)[ \t]*$/gm;
  return [...withoutBlocks(body).matchAll(marked)].map(([, signs, after, above, line = ""]) => ({
    depth: signs?.length ?? (line.startsWith("=") ? 1 : 2),
    text: read(after ?? above ?? ""),
  }));
}
