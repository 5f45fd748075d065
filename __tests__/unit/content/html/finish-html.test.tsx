import { within } from "@testing-library/react";
import { finishHtml as finishTree } from "../../../../src/content/html/finish-html";
import { textsOf } from "../../../support/texts";
import { treeOf } from "../../../support/html-tree";

const tokens = new Map([
  ["site.name", "Northkeel & Sons"],
  ["claims.marginIncrease", "15-40%"],
]);

const finishHtml = (html: string, facts: Map<string, string>) => finishTree(treeOf(html), facts);

/** Shows a text as a page does, and returns its element. */
function show(html: string) {
  document.body.innerHTML = `<div>${finishHtml(html, tokens)}</div>`;
  const page = document.body.firstElementChild as HTMLElement;
  // A surplus end tag would move the elements after it outside.
  expect(document.body.children).toHaveLength(1);
  return { page, ...within(page) };
}

const table = () =>
  "<table>\n<thead><tr><th>Item</th></tr></thead>\n<tbody><tr><td>Fees</td></tr></tbody>\n</table>";

const chart = `<pre><code class="language-chart">type: bars
title: Where the margin goes
caption: A worked example &amp; its sums.
unit: "%"
data:
  - { label: Search &lt;paid&gt;, value: 38 }
  - { label: "{{site.name}}", value: 12 }
  - { label: Mail, value: 4 }
</code></pre>`;

test("facts replace their tokens and are escaped, and an unknown token stays", () => {
  const facts = new Map([...tokens, ["x", "<b>"]]);
  const html = "<p>{{claims.marginIncrease}} by {{ site.name }}: {{x}} {{claims.unknown}}</p>";
  expect(finishHtml(html, facts)).toBe(
    "<p>15-40% by Northkeel &amp; Sons: &lt;b> {{claims.unknown}}</p>",
  );
});

test.each(["{{site.email}}", "%7B%7Bsite.email%7D%7D", "%7B%7B%20site.email%20%7D%7D"])(
  "facts replace their token in an address, encoded or not: %s",
  (token) => {
    const link = '<a href="/%7B%7Bclaims.unknown%7D%7D/">A</a>';
    const html = finishHtml(
      `<a href="mailto:${token}">Mail</a>${link}`,
      new Map([["site.email", "a@b.example"]]),
    );
    expect(html).toBe(`<a href="mailto:a@b.example">Mail</a>${link}`);
  },
);

test.each([
  ["[!NOTE]\nAfter <b>noon</b>", "Note | After noon | More"],
  ["[!TIP]", "Tip | More"],
])("an alert has its type as its title, and keeps its text: %j", (first, lines) => {
  const { page } = show(`<blockquote>\n<p>${first}</p>\n<p>More</p>\n</blockquote>`);
  expect(textsOf(page.querySelectorAll("blockquote > p"))).toBe(lines);
});

test("the checkboxes of a task list have a label for done or to do", () => {
  const { getByRole } = show(
    '<ul><li><input type="checkbox" checked disabled> Rope</li><li><input type="checkbox" disabled> Anchor</li></ul>',
  );
  expect(getByRole("checkbox", { name: "Done" })).toBeChecked();
  expect(getByRole("checkbox", { name: "To do" })).not.toBeChecked();
});

test("a link to a file says its type and size, and counts as a download", () => {
  const tree = treeOf('<p><a href="/price%20list.pdf">Prices</a> <a href="/gone.pdf">Old</a></p>');
  const html = finishTree(tree, tokens, {
    files: new Map([["/price list.pdf", 239_100]]),
    resolve: (to) => to,
  });
  document.body.innerHTML = html;
  expect(document.body).toHaveTextContent("Prices (PDF, 240 kB) Old");
  const event = document.querySelector("a")?.getAttribute("data-event") ?? "";
  expect(JSON.parse(event)).toEqual(["file_download", { file_name: "/price list.pdf" }]);
});

test("the address of a telephone has no spaces", () => {
  const html = '<a href="tel:+44%20113%20496%200000">Call</a>';
  expect(finishHtml(html, tokens)).toBe('<a href="tel:+441134960000">Call</a>');
});

test("a footnote with two references links back to the first one", () => {
  const { page } = show(
    '<p>One<sup id="fnref-1"><a href="#fn-1">1</a></sup>, two<sup id="fnref-1"><a href="#fn-1">1</a></sup></p>',
  );
  expect(page.querySelectorAll("a")).toHaveLength(2);
  expect(page.querySelectorAll("[id]")).toHaveLength(1);
});

test("comments of the author are removed", () => {
  expect(finishHtml("<p>Words<!-- ask Maria --></p><!-- later -->", tokens)).toBe("<p>Words</p>");
});

test.each([
  ["<p onclick='x()' style='top: 0' id='search' class='band'>Words</p>", "<p>Words</p>"],
  ["<h2 id='___gatsby'>Words</h2>", "<h2>Words</h2>"],
  ["<script src='/x.js'></script><style>p {}</style>Words", "Words"],
  ["<iframe srcdoc='<script>x()</script>'></iframe><svg><script>x()</script></svg>", ""],
  ["<form action='/x/' name='search'><input name='q' type='text'>Words</form>", "Words"],
  ["<img src='https://example.com/a.png' alt='Far'>", '<img alt="Far">'],
  ["<img src='//example.com/a.png' srcset='//example.com/b.png 2x'>", '<img srcset="">'],
  ["<a href='javascript:x()'>Words</a>", "<a>Words</a>"],
  ["<a href=' java\tscript:x()'>Words</a>", "<a>Words</a>"],
  ["<a href='data:text/html,x'>Words</a>", "<a>Words</a>"],
  ["<a href='{{site.trap}}'>Words</a>", "<a>Words</a>"],
  ["<span style='background: url(//example.com/a.png)'>Words</span>", "<span>Words</span>"],
])("only what a text may contain is kept %s", (html, cleaned) => {
  const facts = new Map([["site.trap", "javascript:x()"]]);
  expect(finishHtml(html, facts).replace(/<input[^>]*>/, "")).toBe(cleaned);
});

test.each([
  '<details open><summary>More</summary><p lang="de">Wort <kbd>C</kbd></p></details>',
  '<h2 id="late-scripts-1">Late scripts</h2>',
  '<ol start="3"><li>Words</li></ol>',
  '<a href="/contact/">A</a><a href="#b">B</a><a href="https://example.com/?a=b:c">C</a>',
  '<a href="mailto:a@b.example">A</a><a href="tel:+441134960000">B</a>',
  '<sup id="fnref-1"><a href="#fn-1" class="footnote-ref">1</a></sup>',
  '<span style="position: relative; max-width: 720px; "><img src="/static/a.jpg" srcset="/static/a.jpg 180w, /static/b.jpg 360w" sizes="(max-width: 720px) 100vw, 720px" alt="A"></span>',
])("only what a text may contain is kept %s stays", (html) => {
  expect(finishHtml(html, tokens)).toBe(html);
});

test("tables scroll in a region of their own, which has a name and takes focus", () => {
  const { getAllByRole } = show(`${table()}<p>Between</p>${table()}`);
  const regions = getAllByRole("region");
  expect(regions.map((region) => region.getAttribute("aria-label"))).toEqual([
    "Table 1",
    "Table 2",
  ]);
  for (const region of regions) {
    expect(region).toHaveAttribute("tabindex", "0");
    expect(within(region).getByRole("table")).toBeVisible();
    expect(region).not.toHaveTextContent("Between");
  }
});

test.each([
  ["<thead><tr><th>Item</th><th>Fee</th></tr></thead>", ["col", "col"]],
  ["<tr><th>Item</th><th></th></tr>", ["col"]],
  ["<tr><td></td><th>May</th><th>June</th></tr>", ["col", "col"]],
  ["<tbody><tr><th>Rope</th><td>$5</td></tr></tbody>", ["row"]],
  ['<tr><td>1</td><th scope="row">Rope</th></tr>', ["row"]],
])("each head cell has its scope: %s", (rows, scopes) => {
  const { page } = show(`<table>${rows}</table>`);
  const heads = [...page.querySelectorAll("th")].map((cell) => cell.getAttribute("scope"));
  expect(heads).toEqual(scopes);
});

test("charts replace their code block, outside of any scrolling region", () => {
  const { page, getByRole, queryByRole, getAllByRole } = show(`<p>Before</p>${chart}<p>After</p>`);
  expect(getByRole("figure")).toHaveTextContent("A worked example & its sums.");
  expect(textsOf(getAllByRole("rowheader"))).toBe("Search <paid> | Northkeel & Sons | Mail");
  expect(queryByRole("region")).not.toBeInTheDocument();
  expect(page.querySelector("pre")).toBeNull();
  expect(page.lastElementChild).toHaveTextContent("After");
  expect(page.children).toHaveLength(3);
});

test("charts are shown as code if they are invalid", () => {
  const { page } = show('<pre><code class="language-chart">type: pie</code></pre>');
  expect(page.querySelector("figure")).toBeNull();
  expect(page.querySelector("pre")).toHaveTextContent("type: pie");
});

test("the source of a chart in a block of another language stays code, which can be scrolled by keyboard", () => {
  const { page } = show(chart.replace("language-chart", "language-yaml"));
  expect(page.querySelector("pre")).toHaveAttribute("tabindex", "0");
});

test("the sign of a figure in a table is spoken, and what is seen stays", () => {
  const cells =
    "<td><b>-4 points</b></td><td>{{claims.marginIncrease}}</td><td><code>1-2</code></td>";
  const { page } = show(`<table><tbody><tr>${cells}</tr></tbody></table>`);
  for (const seen of page.querySelectorAll("[aria-hidden]")) seen.remove();
  expect(textsOf(page.querySelectorAll("tr > *"))).toBe("minus 4 points | 15 to 40% | 1-2");
});
