import toHtml from "hast-util-to-html";
import { typeset, typesetTree } from "../../../../src/content/html/typeset";
import { localeOf } from "../../../../src/lib/locale";
import { treeOf } from "../../../support/html-tree";

test.each([
  [`He said "yes".`, "He said “yes”."],
  [`"Yes," he said`, "“Yes,” he said"],
  [`a store's returns`, "a store’s returns"],
  [`the vendors' prices`, "the vendors’ prices"],
  [`don't ("never")`, "don’t (“never”)"],
  [`"the 'first' one"`, "“the ‘first’ one”"],
  [`in the '90s, the stores' '90s' fees`, "in the ’90s, the stores’ ’90s’ fees"],
  [`rock 'n' roll isn't "'round here'"`, "rock ’n’ roll isn’t “‘round here’”"],
  [`('Em dashes,' he said) '20% off'`, "(‘Em dashes,’ he said) ‘20% off’"],
  ["-$41 of $100", "−$41 of $100"],
  ["a loss (-7.5%)", "a loss (−7.5%)"],
  ["$40 - $12 and (3 + 1) - 2", "$40 − $12 and (3 + 1) − 2"],
  ["plan A - 4 weeks", "plan A - 4 weeks"],
  ["4-8 weeks, 2024-11-05", "4-8 weeks, 2024-11-05"],
  ["sub-$10 baskets, --5", "sub-$10 baskets, --5"],
  ["open 9 - 17, from $1,000 - $2,500", "open 9 - 17, from $1,000 - $2,500"],
  ["1,200 - 900 = 300", "1,200 − 900 = 300"],
  [`27" by 13.5" of "2024"`, `27" by 13.5" of “2024”`],
  [`go to /-5-percent/ or ("/o'brien/")`, `go to /-5-percent/ or (“/o'brien/”)`],
  [`https://example.com/-5/o'brien's.`, `https://example.com/-5/o'brien's.`],
  [`jo.o'brien@example.com's box`, `jo.o'brien@example.com's box`],
  [`example.com/o'brien and a/b/-2.md`, `example.com/o'brien and a/b/-2.md`],
  [`and/or he/she's "here"`, "and/or he/she’s “here”"],
])("%s is set as %s", (straight, set) => {
  expect(typeset(straight, localeOf("en-GB"))).toBe(set);
});

const set = (html: string) => toHtml(typesetTree(treeOf(html), localeOf("en-GB")));

test("quotation marks beside emphasis, links and code depend on the character before them", () => {
  expect(set(`<p>"<em>Yes</em>" and <a href="/x/">Anna</a>'s</p>`)).toBe(
    `<p>“<em>Yes</em>” and <a href="/x/">Anna</a>’s</p>`,
  );
  expect(set(`<p>the <code>"key"</code>'s "value <code>a</code> of 5"</p>`)).toBe(
    `<p>the <code>"key"</code>’s “value <code>a</code> of 5”</p>`,
  );
});

test("quotation marks start anew in each paragraph", () => {
  expect(set(`<ul><li>one</li><li>"two"</li></ul>`)).toBe("<ul><li>one</li><li>“two”</li></ul>");
});

test("code and the values of attributes stay as written", () => {
  const html = `<pre><code>select 'a' as "b"</code></pre><p><a href="/?q='a'">a</a></p>`;
  expect(typesetTree(treeOf(html), localeOf("en-GB")).children).toEqual(treeOf(html).children);
});
