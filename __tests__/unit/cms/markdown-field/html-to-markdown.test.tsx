import { markdownOf } from "../../../../src/cms/markdown-field/html-to-markdown";

it.each(
  Object.entries<[string, string]>({
    "the styles of Google Docs": [
      '<b style="font-weight:normal"><p><span style="font-weight:700">Keep</span> <span style="font-style:italic">it</span></p></b>',
      "**Keep** _it_",
    ],
    "marks, except those that a style turns off": [
      '<p><em style="font-style:italic;font-weight:400">One</em> <strong style="font-style:normal;font-weight:700">two</strong> <i style="font-style:normal">three</i></p>',
      "_One_ **two** three",
    ],
    "headings, below the title of the page": ["<h1>One</h1><h2>Two</h2>", "## One\n\n### Two"],
    "list items of Word, nested and without the empty one": [
      `<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>One</p>
      <p style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">2.</span>In it</p>
      <p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>Two</p>
      <p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>&nbsp;</p>`,
      "- One\n  2. In it\n- Two",
    ],
    "list items of Word on the web": [
      '<div class="ListContainerWrapper"><ul><li data-aria-level="1">One</li></ul></div><div class="ListContainerWrapper"><ul><li data-aria-level="2">In it</li></ul></div>',
      "- One\n  - In it",
    ],
    "nested lists of Google Docs": [
      "<ul><li>One</li><ul><li>In it</li></ul></ul>",
      "- One\n  - In it",
    ],
    "empty lines as nothing": ["<div>One<br><br>Two</div><br><p>&nbsp;</p><br>", "One\n\nTwo"],
    "raised and lowered words": [
      '<p>m<span style="vertical-align:super">2</span>, H<sub>2</sub>O</p>',
      "m<sup>2</sup>, H<sub>2</sub>O",
    ],
    "footnotes as their words": [
      '<p>One<a href="#_ftn1" name="_ftnref1"><span>[1]</span></a>.</p><div><hr><div id="ftn1"><p><a href="#_ftnref1" name="_ftn1">[1]</a> It is <b>so</b>.</p></div></div>',
      "One\\[1].\n\n---\n\n\\[1] It is **so**.",
    ],
    "bold words without their spaces": ["<p><b>P&amp;L </b><b>of</b> it</p>", "**P&L of** it"],
    "tables, with the first row as the head": [
      "<table><tr><td><b>Line</b></td><td><p>Amount</p></td></tr><tr><td>a</td><td>5</td></tr></table>",
      "| Line | Amount |\n| - | - |\n| a | 5 |",
    ],
    "merged cells, in each place that they cover": [
      '<table><tr><th rowspan="2">Year</th><th colspan="2">Amount</th></tr><tr><th>Net</th><th>Gross</th></tr><tr><td rowspan="2">1</td><td>2</td><td rowspan="2">3</td></tr><tr><td>4</td></tr><tr><td colspan="3">5</td></tr></table>',
      "| Year | Amount | Amount |\n| - | - | - |\n| Year | Net | Gross |\n| 1 | 2 | 3 |\n| 1 | 4 | 3 |\n| 5 | 5 | 5 |",
    ],
    "links by way of Google, without what says where they were copied": [
      '<a href="https://www.google.com/url?q=https://other.example/a%3Futm_source%3Dx%26b%26gclid%3D1%23c&amp;sa=D">a</a> <a href="https://other.example/?fbclid=1&amp;utm_medium=mail">b</a> <a href="/?utm=1#?gclid=2">c</a>',
      "[a](https://other.example/a?b#c) [b](https://other.example/) [c](/?utm=1#?gclid=2)",
    ],
    "links of this site": ['<a href="http://localhost/contact/">Call</a>', "[Call](/contact/)"],
    "links within the document": ['<p><a href="#_Toc1">One</a></p>', "One"],
    code: ["<pre>a_b\n  c</pre>", "```\na_b\n  c\n```"],
    "a text without its scripts, pictures and comments": [
      '<p>One<img src="a.png"><!-- x --></p><script>alert(1)</script>',
      "One",
    ],
    "unusual spaces as plain ones": ["<p>8\u00a0%\u200b left</p>", "8 % left"],
    "a page without words as nothing": ['<img src="a.png">', ""],
  }),
)("pastes %s", (_name, [html, expected]) => {
  expect(markdownOf(html)).toBe(expected);
});
