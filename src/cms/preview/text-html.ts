/** Makes the HTML of a text in the browser, with the parsers and `finishHtml` of the build. */
import { localeOf } from "../../lib/locale";
import type { Element, Root } from "hast";
import raw from "hast-util-raw";
import toHast from "mdast-util-to-hast";
import { finishHtml } from "../../content/html/finish-html";
import { shownText } from "../../content/read/conditional-blocks";
import { parseMarkdown } from "../../content/read/parse-markdown";
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
  const { letters } = localeOf(tokens.get("site.language"));
  const tree = toHast(parseMarkdown(shownText(text, tokens).text, letters), {
    allowDangerousHtml: true,
  });
  const html = raw(tree as never) as unknown as Root;
  for (const { tagName, properties } of elementsIn(html))
    if (tagName === "img" && properties)
      properties.src = pictureAddress(withoutPercentCodes(String(properties.src)));
  return finishHtml(html, tokens);
}
