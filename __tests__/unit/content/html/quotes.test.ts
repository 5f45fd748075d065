import toHtml from "hast-util-to-html";
import { setQuotes, setQuotesIn } from "../../../../src/content/html/quotes";
import { treeOf } from "../../../support/html-tree";

test.each([
  [`He said "yes".`, "He said “yes”."],
  [`"Yes," he said`, "“Yes,” he said"],
  [`a store's returns`, "a store’s returns"],
  [`the vendors' prices`, "the vendors’ prices"],
  [`don't ("never")`, "don’t (“never”)"],
  [`"the 'first' one"`, "“the ‘first’ one”"],
  [`in the '90s`, "in the ’90s"],
  [`"'twice'"`, "“‘twice’”"],
  ["none", "none"],
])("%s is set as %s", (straight, set) => {
  expect(setQuotes(straight)).toBe(set);
});

const set = (html: string) => toHtml(setQuotesIn(treeOf(html)));

test("marks beside emphasis, links and code follow what is before them", () => {
  expect(set(`<p>"<em>Yes</em>" and <a href="/x/">Anna</a>'s</p>`)).toBe(
    `<p>“<em>Yes</em>” and <a href="/x/">Anna</a>’s</p>`,
  );
  expect(set(`<p>the <code>"key"</code>'s "value"</p>`)).toBe(
    `<p>the <code>"key"</code>’s “value”</p>`,
  );
});

test("each paragraph begins anew", () => {
  expect(set(`<ul><li>one</li><li>"two"</li></ul>`)).toBe("<ul><li>one</li><li>“two”</li></ul>");
});

test("code and the values of attributes stay as written", () => {
  const html = `<pre><code>select 'a' as "b"</code></pre><p><a href="/?q='a'">a</a></p>`;
  expect(setQuotesIn(treeOf(html)).children).toEqual(treeOf(html).children);
});
