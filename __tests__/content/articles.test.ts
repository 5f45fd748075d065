/** Articles in the shapes of the world: the check lets them pass, except those that no page can show. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { entriesOf } from "../../src/content/read/entry";
import { readMarkdown } from "../../src/content/read/markdown";
import { stops } from "../../src/model/rules";
import { textHtml } from "../../src/cms/preview/text-html";
import { ContentCopy } from "./content-copy";

const folder = path.join(__dirname, "../fixtures/articles");
const names = readdirSync(folder);
const post = "blog/oil-and-dust/index.md";
/** The fields of an article of the fixtures, without texts for search results, which must be unique. */
const fields = new ContentCopy()
  .read(post)
  .split("\n---\n")[0]
  ?.replace(/^seo:\n(?: .*\n?)*/m, "");

/** All articles, each as an entry of its own with the fields of another. */
function withArticles(): ContentCopy {
  const content = new ContentCopy();
  for (const name of names) {
    const id = name.replace(".md", "");
    const text = readFileSync(path.join(folder, name), "utf8");
    content.write(`blog/${id}/index.md`, `${fields}---\n\n${text}`);
    content.write(`blog/${id}/cover.jpg`, "");
  }
  return content;
}

test("articles as others write them stop no build, but those with frames and components do", () => {
  const { site, problems } = withArticles().load();
  expect(names.length).toBeGreaterThanOrEqual(60);
  const refused = problems.map(({ file, rule, message }) => ({ file, rule, message }));
  expect(refused.filter(({ file }) => !file.includes("/refused-"))).toEqual([]);
  expect(new Set(refused.map(({ rule }) => rule))).toEqual(new Set(["element"]));
  expect(new Set(refused.map(({ file }) => file)).size).toBe(
    names.filter((name) => name.startsWith("refused-")).length,
  );
  expect(entriesOf(site.entries, "BlogPost").length).toBeGreaterThanOrEqual(60);
});

test("their pages skip no level of headings, and have each heading that the table of contents names", () => {
  const { site } = withArticles().load();
  for (const { body = "", markdown } of entriesOf(site.entries, "BlogPost")) {
    const html = textHtml(body, new Map(), (name) => `/${name}`);
    const shown = [...html.matchAll(/<h([1-6]) id="([^"]*)"/g)].map(
      ([, level, id]) => `${level} ${id}`,
    );
    expect(shown).toEqual(markdown?.headings.map(({ depth, id }) => `${depth} ${id}`));
    const levels = markdown?.headings.map(({ depth }) => depth) ?? [];
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1)).toEqual([]);
  }
});

const shown = (text: string) => textHtml(text, new Map(), (name) => `/${name}`);

test.each([
  ["2*3*4 m, and 5*1.2*3", "<p>2*3*4 m, and 5*1.2*3</p>"],
  ["<center>A <strike>b</strike> <font>c</font></center>", "<div>A <s>b</s> c</div>"],
  [
    '<p align="center"><a href="/contact/" class="a"><img src="cover.jpg" alt="Quay"></a></p>',
    '<p><a href="/contact/"><img src="/cover.jpg" alt="Quay"></a></p>',
  ],
  ['<a name="end"></a>End, [up](#end)', '<p><span id="end"></span>End, <a href="#end">up</a></p>'],
  ['<a name="end"/>End, [up](#end)', '<p><span id="end"></span>End, <a href="#end">up</a></p>'],
  [
    "A Vec<T> of H<sub>2</sub>O, a<b and c>d",
    "<p>A Vec&lt;T> of H<sub>2</sub>O, a&lt;b and c>d</p>",
  ],
  ['<div id="other">Words</div>', "<div>Words</div>"],
  ["[a](http://example.com/a%20b)", '<p><a href="http://example.com/a%20b">a</a></p>'],
  ["זהו משפט", '<p dir="auto">זהו משפט</p>'],
])("%s is shown as %s", (text, html) => {
  expect(shown(text).replace(/\s*\n\s*/g, "")).toBe(html);
});

test("a link within a block of HTML has no blanks around it but its own", () => {
  const html = '<p>See <a href="/contact/">our page</a>, please.</p>';
  expect(shown(html).trim()).toBe(html);
});

const blanks = [
  ..."\u00A0\u1680\u2000\u2003\u2007\u2009\u200A\u202F\u205F\u3000\u2028\u2029\u000B\u000C\u0085",
  ..."\u200B\u200E\u2060\u00AD\uFEFF",
];

test.each(blanks.map((sign) => [sign.charCodeAt(0).toString(16), sign]))(
  "U+%s in fields and text",
  (_, sign) => {
    const content = new ContentCopy();
    content.write(
      post,
      content
        .read(post)
        .replace(/^author: .*/m, `author:${sign}${sign} The Workshop${sign}`)
        .replace(/^services: /m, `services: ${sign}`)
        .concat(`\n##${sign} A part${sign}\n\n-${sign} one${sign}\n-${sign} two\n${sign}\nEnd.\n`),
    );
    const { site, problems } = content.load();
    expect(problems).toEqual([]);
    const article = entriesOf(site.entries, "BlogPost").find(({ id }) => id === "oil-and-dust");
    expect(article?.data.author.trim()).toBe("The Workshop");
    expect(article?.data.services).toEqual(["repair"]);
    expect(article?.markdown?.headings.map(({ id }) => id)).toContain("a-part");
    expect(shown(article?.body ?? "")).toMatch(/id="a-part"[^]*<li>one\s*<\/li>\s*<li>two/);
  },
);

test.each([
  ["a comment of Obsidian", "Fair. %%ask the owner%%", "private-note"],
  ["a block of them", "Words.\n\n%%\nA block.\n%%", "private-note"],
  ["a type of a language", "It is a Vec<T> of them.", "mark"],
  ["marks of WordPress", '[gallery ids="1,2"]\n\n[caption id="a"]Quay[/caption]', "mark"],
  ["a diagram", "```mermaid\nflowchart LR\n```", "mark"],
  ["a formula", "It is \\(z \\sigma \\sqrt{L}\\).", "lost-sign"],
  ["a path of a server", "Put it on \\\\harbour\\share\\_new.", "lost-sign"],
  ["a path of a disk", "Put it in C:\\_old\\*kept*.", "lost-sign"],
  ["a file with underscores", "Open __init__.py first.", "lost-sign"],
  ["a minus at the start of a line", "It is 40\n- 5 for members.", "reading"],
  ["a plus at the start of a line", "It is 40\n+ 12 for power.", "reading"],
  ["a comparison at the start of a line", "It has been\n> 20% in May.", "reading"],
  ["a date at the start of a line", "We are here since\n1. May.", "reading"],
  ["a year that begins a text", "We are here since\n1. May.\n\n1986. What a year.", "reading"],
  ["points that are indented by two blanks", "1. Load\n  - ropes\n2. Cast off", "reading"],
  ["numbers that are indented by two blanks", "2. Cast off\n  1. bow\n  2. stern", "reading"],
])("%s has a message", (_, text, rule) => {
  const { problems } = readMarkdown(text);
  expect(problems.map((problem) => problem.rule)).toContain(rule);
  expect(problems.some(stops)).toBe(stops({ rule: rule as "mark" }));
});
