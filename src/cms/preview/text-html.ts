/** Makes the HTML of a text in the browser, with the parsers and `finishHtml` of the build. */
import GithubSlugger from "github-slugger";
import type { Element, Root } from "hast";
import raw from "hast-util-raw";
import type { Heading } from "mdast";
import toHast from "mdast-util-to-hast";
import toString from "mdast-util-to-string";
import { finishHtml } from "../../content/html/finish-html";
import { shownText } from "../../content/read/conditional-parts";
import { nodesIn, parseMarkdown } from "../../content/read/parse-markdown";
import { withoutPercentCodes } from "../../lib/text";
import type { TokenTable } from "../../model/text-tokens";

/** All elements of a tree, parents before their children. */
const elementsIn = ({ children }: Pick<Root | Element, "children">): Element[] =>
  (children as Element[]).flatMap((node) =>
    node.type === "element" ? [node, ...elementsIn(node)] : [],
  );

/**
 * @param text Markdown without front matter
 * @param pictureAddress gives the address of a picture in the browser by its name in the text
 * @returns the HTML of the site, with pictures at full size
 */
export function textHtml(
  text: string,
  tokens: TokenTable,
  pictureAddress: (name: string) => string,
): string {
  const tree = parseMarkdown(shownText(text, tokens).text);
  const slugger = new GithubSlugger();
  for (const node of nodesIn(tree))
    if (node.type === "heading") {
      const heading = node as Heading & { data?: { hProperties?: object } };
      heading.data = { ...heading.data, hProperties: { id: slugger.slug(toString(node)) } };
    }
  const html = raw(toHast(tree, { allowDangerousHtml: true }) as never) as unknown as Root;
  for (const { tagName, properties } of elementsIn(html))
    if (tagName === "img" && properties)
      properties.src = pictureAddress(withoutPercentCodes(String(properties.src)));
  return finishHtml(html, tokens);
}
