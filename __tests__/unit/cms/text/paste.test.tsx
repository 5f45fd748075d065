import { markdownOf } from "../../../../src/cms/text/paste";

it.each([
  ["marks", "<p>Keep <b>what</b> is <i>left</i>.</p>", "Keep **what** is _left_."],
  [
    "the styles of Google Docs",
    '<b style="font-weight:normal"><p><span style="font-weight:700">Keep</span> <span style="font-style:italic">it</span></p></b>',
    "**Keep** _it_",
  ],
  [
    "marks, except those that a style turns off",
    '<p><em style="font-style:italic;font-weight:400">One</em> <strong style="font-style:normal;font-weight:700">two</strong> <i style="font-style:normal">three</i></p>',
    "_One_ **two** three",
  ],
  ["headings, below the title of the page", "<h1>One</h1><h2>Two</h2>", "## One\n\n### Two"],
  ["lists", "<ol><li>One</li><li>Two</li></ol>", "1. One\n2. Two"],
  [
    "list items of Word",
    '<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>One</p><p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>Two</p>',
    "- One\n- Two",
  ],
  [
    "tables, with the first row as the head",
    "<table><tr><td>Line</td><td><p>Amount</p></td></tr><tr><td>a</td><td>5</td></tr></table>",
    "| Line | Amount |\n| - | - |\n| a | 5 |",
  ],
  [
    "links",
    '<p>The <a href="https://other.example/a">words</a>.</p>',
    "The [words](https://other.example/a).",
  ],
  ["links of this site", '<a href="http://localhost/contact/">Call</a>', "[Call](/contact/)"],
  ["links within the document", '<p><a href="#_Toc1">One</a></p>', "One"],
  ["code", "<pre>a_b\n  c</pre>", "```\na_b\n  c\n```"],
  [
    "a text without its scripts, pictures and comments",
    '<p>One<img src="a.png"><!-- x --></p><script>alert(1)</script>',
    "One",
  ],
  ["unusual spaces as plain ones", "<p>8\u00a0%\u200b left</p>", "8 % left"],
  ["a page without words as nothing", '<img src="a.png">', ""],
])("pastes %s", (_name, html, expected) => {
  expect(markdownOf(html)).toBe(expected);
});
