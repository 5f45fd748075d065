/** Lets the browser show a long text in parts, since all of it at once keeps a phone busy before its first paint. */
import { parseFragment } from "parse5";
import { chapterStart } from "../../lib/deferred-attributes";

/** Puts the chapters of a text into parts that are shown one after the other. */
export function inDeferredParts(html: string): string {
  const { childNodes } = parseFragment(html, { sourceCodeLocationInfo: true });
  const starts = childNodes.flatMap((node) =>
    node.nodeName === "h2" && "sourceCodeLocation" in node && node.sourceCodeLocation
      ? [node.sourceCodeLocation.startOffset]
      : [],
  );
  const parts = starts.map((from, index) => html.slice(from, starts[index + 1]));
  const deferred = parts.map((part) => `${chapterStart}>${part}</div>`);
  return html.slice(0, starts[0]) + deferred.join("");
}
