/** Makes the HTML of a text in the browser, with the parsers and `finishHtml` of the build. */
import type { Element, Root } from "hast";
import raw from "hast-util-raw";
import toHast from "mdast-util-to-hast";
import { finishHtml } from "../../content/html/finish-html";
import { nodesIn, parseMarkdown } from "../../content/read/parse-markdown";
import { localeOf } from "../../lib/locale";
import { withoutPercentCodes } from "../../lib/text";
import type { TokenTable } from "../../model/text-tokens";
import type { SrcOf } from "./pictures";

/**
 * @param text Markdown, without the parts whose facts are empty
 * @returns the HTML of the site, with pictures at full size
 */
export function textHtml(text: string, tokens: TokenTable, srcOf: SrcOf): string {
  const { letters } = localeOf(tokens.get("site.language"));
  const tree = toHast(parseMarkdown(text, letters), { allowDangerousHtml: true });
  const html = raw(tree as never) as unknown as Root;
  for (const { tagName, properties } of nodesIn(html as never) as unknown as Element[])
    if (tagName === "img" && properties)
      properties.src = srcOf(withoutPercentCodes(String(properties.src)));
  return finishHtml(html, tokens);
}
