/** What a text still needs after remark has made HTML of it: facts, charts, tables that scroll. */
import { chartHtml } from "../../charts/chart-html";
import { readChart } from "../../content/read/markdown";
import { alignFigures } from "./table-columns";
import { fillTokens, type TokenTable } from "../../model/tokens";

const unescape = (text: string): string =>
  text
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#39;|&#x27;/gi, "'")
    .replace(/&amp;/g, "&");

const escapeValues = (table: TokenTable): TokenTable =>
  new Map(
    [...table].map(([name, value]) => [
      name,
      value.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;"),
    ]),
  );

/** Leaves out the rows of tables that are about a fact which nobody has filled in yet. */
const withoutEmptyRows = (html: string, tokens: TokenTable): string =>
  html.replace(/<tr>[\s\S]*?<\/tr>\n?/g, (row) =>
    [...row.matchAll(/\{\{\s*([\w.]+)\s*\}\}/g)].some(([, name]) => tokens.get(name ?? "") === "")
      ? ""
      : row,
  );

/**
 * Finishes the HTML of a text.
 * @param html as gatsby-transformer-remark makes it
 * @param tokens what the tokens stand for
 * @returns HTML with facts in place of tokens, charts in place of their blocks, columns of figures
 *   flush right, and every table in a region that scrolls by itself and can be reached by keyboard
 */
export function finishHtml(html: string, tokens: TokenTable): string {
  let tables = 0;
  const drawn = html.replace(
    /<pre><code class="language-chart">([\s\S]*?)<\/code><\/pre>/g,
    (block, source: string) => {
      const { chart } = readChart(unescape(source), 0);
      return chart ? chartHtml(chart) : block;
    },
  );
  const wrapped = drawn
    .replace(/<table>[\s\S]*?<\/table>/g, alignFigures)
    .replace(/<table>/g, () => {
      tables += 1;
      return `<section class="table-scroll" aria-label="Table ${tables}" tabindex="0"><table>`;
    })
    .replace(/<\/table>(?!<\/div>|<figcaption>)/g, "</table></section>")
    .replace(/<(t[hd]) align="(left|right|center)"/g, '<$1 class="align-$2"')
    .replace(/<th( class="[^"]*")?>/g, '<th$1 scope="col">')
    // An empty corner of a table heads nothing.
    .replace(/<th( class="[^"]*")? scope="col"><\/th>/g, "<td$1></td>")
    .replace(/<pre>/g, '<pre tabindex="0">');
  return fillTokens(withoutEmptyRows(wrapped, tokens), escapeValues(tokens)).text;
}
