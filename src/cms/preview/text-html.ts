/** The HTML of a text, made in the browser by the parsers and the finish that the build uses. */
import GithubSlugger from "github-slugger";
import type { Element, Root } from "hast";
import raw from "hast-util-raw";
import type { Heading } from "mdast";
import toHast from "mdast-util-to-hast";
import toString from "mdast-util-to-string";
import { finishHtml } from "../../content/html/finish-html";
import { nodesIn, parseMarkdown } from "../../content/read/parse-markdown";
import type { TokenTable } from "../../model/tokens";

/** Elements of a tree, each before what it holds. */
const elementsIn = ({ children }: Pick<Root | Element, "children">): Element[] =>
  (children as Element[]).flatMap((node) =>
    node.type === "element" ? [node, ...elementsIn(node)] : [],
  );

/**
 * Renders a text.
 * @param text Markdown without front matter
 * @param tokens what the tokens stand for
 * @param picture gives the address at which the browser finds a picture of the text by its name
 * @returns HTML as the site has it, with pictures at full size
 */
export function textHtml(
  text: string,
  tokens: TokenTable,
  picture: (name: string) => string,
): string {
  const tree = parseMarkdown(text);
  const slugger = new GithubSlugger();
  for (const node of nodesIn(tree))
    if (node.type === "heading") {
      const heading = node as Heading & { data?: { hProperties?: object } };
      heading.data = { ...heading.data, hProperties: { id: slugger.slug(toString(node)) } };
    }
  const html = raw(toHast(tree, { allowDangerousHtml: true }) as never) as unknown as Root;
  for (const { tagName, properties } of elementsIn(html))
    if (tagName === "img" && properties && !/^[a-z]+:/.test(String(properties.src)))
      properties.src = picture(decodeURIComponent(String(properties.src)));
  return finishHtml(html, tokens);
}
