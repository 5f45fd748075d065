/** The check and the build read the same fields and the same text, whatever blanks, line ends and separators they have. */
import type { Root } from "hast";
import { adaptTree, parserPlugins } from "../../src/content/read/parse-markdown";
import { finishHtml } from "../../src/content/html/finish-html";
import { entriesOf } from "../../src/content/read/entry";
import { buildFields } from "../../src/gatsby/nodes/content-nodes";
import { ContentCopy } from "./content-copy";

interface Fields {
  htmlAst: { resolve: (node: object, options: object, context: object) => Promise<Root> };
}

const store = { get: () => Promise.resolve(undefined), set: () => Promise.resolve() };

type Extend = (api: object, options: object) => Promise<Fields>;

/** The fields of gatsby-transformer-remark, with the plugin that the build gives it. */
function remarkFields(): Promise<Fields> {
  const extend = jest.requireActual<Extend>("gatsby-transformer-remark/extend-node-type");
  const module = jest.requireActual<object>("../../src/gatsby/article-html/site-markdown");
  const pluginOptions = { parserPlugins, adapt: adaptTree };
  const type = { name: "MarkdownRemark" };
  return extend(
    {
      type,
      getNode: () => undefined,
      getNodesByType: () => [],
      cache: store,
      getCache: () => store,
    },
    { gfm: false, footnotes: false, plugins: [{ name: "site-markdown", module, pluginOptions }] },
  );
}

const blanks = [
  ..."\u00A0\u1680\u2000\u2003\u2007\u2009\u200A\u202F\u205F\u3000\u2028\u2029\u000B\u000C\u0085",
  ..."\u200B\u200E\u2060\u00AD\uFEFF",
];

const post = "blog/oil-and-dust/index.md";

/** What the check and the build make of an article. */
async function readings(change: (text: string) => string) {
  const content = new ContentCopy();
  content.write(post, change(content.read(post)));
  const { site, problems } = content.load();
  const article = entriesOf(site.entries, "BlogPost").find(({ id }) => id === "oil-and-dust");
  expect(problems).toEqual([]);
  if (!article) throw new Error("The article is not on the site.");
  const body = String(buildFields(article, site, "", ({ id }) => id).body);
  const node = { id: body, internal: { content: body, contentDigest: body } };
  const tree = await (await remarkFields()).htmlAst.resolve(node, {}, {});
  const html = finishHtml(tree, new Map());
  const ids = [...html.matchAll(/<h[2-6] id="([^"]*)"/g)].map(([, id]) => id);
  return {
    data: article.data,
    html,
    built: ids,
    checked: article.markdown?.headings.map(({ id }) => id),
  };
}

test.each(blanks.map((sign) => [sign.charCodeAt(0).toString(16), sign]))(
  "U+%s in fields and text",
  async (_, sign) => {
    const { data, html, built, checked } = await readings((text) =>
      text
        .replace(/^author: .*/m, `author:${sign}${sign} The Workshop${sign}`)
        .replace(/^services: /m, `services: ${sign}`)
        .concat(`\n##${sign} A part${sign}\n\n-${sign} one${sign}\n-${sign} two\n${sign}\nEnd.\n`),
    );
    expect(data.author.trim()).toBe("The Workshop");
    expect(data.services).toEqual(["repair"]);
    expect(built).toEqual(checked);
    expect(built).toContain("a-part");
    expect(html).toMatch(/<li>one\s*<\/li>\s*<li>two/);
  },
);

test.each([
  ["of Windows", (text: string) => text.replaceAll("\n", "\r\n")],
  ["of old Macs", (text: string) => text.replaceAll("\n", "\r")],
  ["after a byte order mark", (text: string) => `\uFEFF${text}`],
  ["with fields that end with dots", (text: string) => text.replace(/\n---\n\n/, "\n...\n\n")],
])("lines %s", async (_, change) => {
  const { built, checked } = await readings(change);
  expect(built).toEqual(checked);
  expect(built.length).toBeGreaterThan(2);
});
