import { toRichText } from "../../../../../src/admin/text/paste/to-markdown";

const origin = "https://site.example";

const markdown = (html: string, level = 1) => toRichText(html, origin, level).markdown;

describe("a page of the web", () => {
  it.each([
    ["marks", "<p>Keep <b>what</b> is <i>left</i>.</p>", "Keep **what** is *left*."],
    ["marks in marks", "<p><b>All <i>of</i> it</b></p>", "**All *of* it**"],
    ["a mark in its like", "<p><b>All <strong>of</strong> it</b></p>", "**All of it**"],
    ["spaces in a mark", "<p>Keep<b> what </b>is left</p>", "Keep **what** is left"],
    [
      "marks side by side",
      "<p><b>Keep</b> <b>what</b><b> is</b> left</p>",
      "**Keep what is** left",
    ],
    ["a sign in a mark, before a word", "<p><b>Note:</b>what is left</p>", "**Note**:what is left"],
    ["a sign in a mark, before a space", "<p><b>Note:</b> what</p>", "**Note:** what"],
    ["a mark without words", "<p>Keep <b> </b>what<i></i> is left</p>", "Keep what is left"],
    ["a mark around blocks", "<b><p>One</p><p>Two</p></b>", "**One**\n\n**Two**"],
    ["code", "<p>Set <code>a_b</code>.</p>", "Set `a_b`."],
    ["a block of code", "<p>So:</p><pre>a_b\n  c</pre>", "So:\n\n```\na_b\n  c\n```"],
    ["lines", "<p>One<br>Two</p>", "One\\\nTwo"],
    ["lines at the end", "<p>One<br></p><br><p>Two</p>", "One\n\nTwo"],
    ["empty lines", "One<br><br>Two", "One\n\nTwo"],
    ["divisions", "<div>One</div><div><br></div><div>Two</div>", "One\n\nTwo"],
    ["a quote", "<blockquote><p>One</p></blockquote>", "> One"],
    ["a rule", "<p>One</p><hr><p>Two</p>", "One\n\n---\n\nTwo"],
    ["underlined words", "<p><u>One</u> <mark>two</mark></p>", "One two"],
    ["scripts", "<p>One</p><script>alert(1)</script><style>p{}</style>", "One"],
    ["hidden words", '<p>One<span style="display:none">Two</span></p>', "One"],
    ["strange spaces", "<p>8\u00a0% \u200bleft</p><p>&nbsp;</p>", "8 % left"],
  ])("%s", (_name, html, expected) => {
    expect(markdown(html)).toBe(expected);
  });

  it("lists within lists", () => {
    expect(
      markdown(
        "<ul><li><p>One</p><ol><li>First</li><li>Second</li></ol></li><li><p>Two</p></li></ul>",
      ),
    ).toBe("- One\n  1. First\n  2. Second\n- Two");
  });

  it("lists that follow each other are one", () => {
    expect(markdown("<ul><li>One</li></ul><ul><li>Two</li></ul>")).toBe("- One\n- Two");
  });

  it("tables, whose first row is their head", () => {
    expect(
      markdown(
        "<table><tr><td><b>Line</b></td><td><p>Amount</p><p>in $</p></td></tr><tr><td>a|b</td><td align=right>5<br>6</td></tr></table>",
      ),
    ).toBe("| Line | Amount in $ |\n| --- | --- |\n| a\\|b | 5 6 |");
  });

  it("cells over several rows and columns", () => {
    expect(
      markdown(
        "<table><tr><th colspan=2>Line</th><th>Amount</th></tr><tr><td rowspan=2>a</td><td>b</td><td>1</td></tr><tr><td>c</td><td>2</td></tr></table>",
      ),
    ).toBe("| Line | | Amount |\n| --- | --- | --- |\n| a | b | 1 |\n| | c | 2 |");
  });

  it("a table that only lays out is a text", () => {
    expect(markdown("<table><tr><td><p>One</p></td></tr><tr><td>Two</td></tr></table>")).toBe(
      "One\n\nTwo",
    );
  });
});

describe("headings", () => {
  it("stand below the title of the page", () => {
    expect(markdown("<h1>One</h1><h2>Two</h2><h1>Three</h1>")).toBe(
      "## One\n\n### Two\n\n## Three",
    );
    expect(markdown("<h2><b>One</b></h2><h3>Two</h3>")).toBe("## One\n\n### Two");
  });

  it("skip no level, and stay as large as those beside them", () => {
    expect(markdown("<h2>One</h2><h4>Two</h4><h4>Three</h4>")).toBe(
      "## One\n\n### Two\n\n### Three",
    );
    expect(markdown("<h4>One</h4>")).toBe("## One");
    expect(markdown("<h4>One</h4>", 2)).toBe("### One");
  });
});

describe("links", () => {
  it.each([
    ["https://other.example/a?b=1", "[words](https://other.example/a?b=1)"],
    [
      "https://www.google.com/url?q=https://other.example/a&sa=D&ust=1",
      "[words](https://other.example/a)",
    ],
    [
      "https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fother.example%2F&data=1",
      "[words](https://other.example/)",
    ],
    ["https://site.example/contact/", "[words](/contact/)"],
    ["/contact/#form", "[words](/contact/#form)"],
    ["mailto:a@other.example", "[words](mailto:a@other.example)"],
    ["#_Toc123", "words"],
    ["file:///C:/notes.docx", "words"],
    ["javascript:alert(1)", "words"],
    ["", "words"],
  ])("to %s", (href, expected) => {
    expect(
      markdown(`<p>The <a href="${href.replaceAll("&", "&amp;")}" title="t">words</a>.</p>`),
    ).toBe(`The ${expected}.`);
  });

  it("that are cut into parts are one", () => {
    expect(markdown('<p><a href="/a/">one</a><a href="/a/"> two</a></p>')).toBe("[one two](/a/)");
  });

  it("around blocks are within them", () => {
    expect(markdown('<a href="/a/"><h2>One</h2><p>Two</p></a>')).toBe(
      "## [One](/a/)\n\n[Two](/a/)",
    );
  });

  it("whose words are their address are that", () => {
    expect(
      markdown('<p>See <a href="https://a.example/b_c_/">https://a.example/b_c_/</a></p>'),
    ).toBe("See https://a.example/b_c_/");
  });

  it("without words, or with a picture alone, are none", () => {
    expect(markdown('<p>One<a href="/a/"><img src="b.png"></a></p>')).toBe("One");
  });
});

it("needless backslashes are left out, and those that are needed stay", () => {
  expect(markdown("<p>snake_case, 5 * 4, a [b] and {{site.name}} &amp; 1. 2</p>")).toBe(
    "snake_case, 5 * 4, a [b] and {{site.name}} & 1. 2",
  );
  expect(markdown("<p>1. One</p><p># Two</p><p>- Three</p><p>*four*</p><p>&lt;b&gt;</p>")).toBe(
    "1\\. One\n\n\\# Two\n\n\\- Three\n\n*four\\*\n\n\\<b>",
  );
});

it("signs in the words of a table mark nothing", () => {
  expect(
    markdown("<table><tr><td>a</td><td>_b_</td></tr><tr><td></td><td></td></tr></table>"),
  ).toBe("| a | _b\\_ |\n| --- | --- |");
});

it("an address in the words stays as it is", () => {
  expect(markdown("<p>See https://a.example/b_c_ and *that*</p>")).toBe(
    "See https://a.example/b_c_ and *that\\*",
  );
});

it("pictures are left out and counted, without those that nobody sees", () => {
  const text = toRichText(
    '<p>One <img src="a.png"> two<img src="b.gif" width=1 height=1></p>',
    origin,
    1,
  );
  expect(text.markdown).toBe("One two");
  expect(text.pictures).toBe(1);
});

it("knows a text without any format", () => {
  const isPlain = (html: string) => toRichText(html, origin, 1).isPlain;
  expect(isPlain("<p>One<br>two</p><p>three</p>")).toBe(true);
  expect(isPlain("<p>One <b>two</b></p>")).toBe(false);
  expect(isPlain("<ul><li>One</li></ul>")).toBe(false);
});

it("Google Docs", () => {
  expect(
    markdown(`<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1">
<h1 dir="ltr" style="line-height:1.38;"><span style="font-size:20pt;font-weight:400;font-style:normal;text-decoration:none;white-space:pre-wrap;">Where it goes</span></h1>
<p dir="ltr"><span style="font-weight:400;font-style:normal;">A store keeps </span><span style="font-weight:700;">most </span><span style="font-weight:700;font-style:italic;">of it</span><span style="font-weight:400;">. See </span><a href="https://www.google.com/url?q=https://other.example/&amp;sa=D" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;font-weight:400;">the page</span></a><span style="font-weight:400;">.</span></p><br />
<ul style="margin-top:0;"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400">One</span></p></li><ul><li dir="ltr" aria-level="2"><p role="presentation"><span>Inner</span></p></li></ul><li aria-level="1"><p><span>Two</span></p></li></ul>
<div dir="ltr" align="left"><table><colgroup><col /></colgroup><tbody><tr><td><p><span style="font-weight:700;">Line</span></p></td><td><p><span>Amount</span></p></td></tr><tr><td><p><span>Sales</span></p></td><td><p><span>$100</span></p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`),
  ).toBe(`## Where it goes

A store keeps **most *of it***. See [the page](https://other.example/).

- One
  - Inner
- Two

| Line | Amount |
| --- | --- |
| Sales | $100 |`);
});

it("Word", () => {
  const item = (level: number, marker: string, words: string) =>
    `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span lang=EN-US style='font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]><span lang=EN-US>${words}<o:p></o:p></span></p>\n`;
  expect(
    markdown(`<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=ProgId content=Word.Document><!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {mso-style-unhide:no;} --></style></head>
<body lang=DE style='tab-interval:35.4pt'><!--StartFragment-->
<p class=MsoTitle>The title<o:p></o:p></p>
<h1 style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>Where it
goes<a name="_Toc1"></a><o:p></o:p></h1>
<p class=MsoNormal>A store keeps <b style='mso-bidi-font-weight:normal'>mo</b><b>st</b><span style='mso-spacerun:yes'>  </span>of
it.<span class=MsoCommentReference><a href="#_msocom_1">[A1]</a></span> <a href="https://other.example/">Here</a>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
${item(1, "·", "One")}${item(2, "o", "Inner")}${item(1, "·", "Two")}
<p class=MsoNormal>Then:</p>
${item(1, "1.", "First")}${item(1, "2.", "Second")}
<p class=MsoQuote>Said so.</p>
<!--EndFragment--><div style='mso-element:comment-list'><hr class=msocomoff><div style='mso-element:comment'>A comment</div></div></body></html>`),
  ).toBe(`## The title

## Where it goes

A store keeps **most** of it. [Here](https://other.example/).

- One
  - Inner
- Two

Then:

1. First
2. Second

> Said so.`);
});

it("Word on the web", () => {
  const item = (level: number, words: string) =>
    `<div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle1" role="list"><li data-aria-level="${level}" role="listitem"><p class="Paragraph"><span class="TextRun" style="font-weight:normal"><span class="NormalTextRun">${words}</span></span><span class="EOP">&nbsp;</span></p></li></ul></div>`;
  expect(
    markdown(
      `<div class="OutlineElement"><p class="Paragraph"><span class="TextRun" style="font-weight: bold;">Most</span><span class="TextRun"> of it</span></p></div>${item(1, "One")}${item(2, "Inner")}${item(1, "Two")}`,
    ),
  ).toBe("**Most** of it\n\n- One\n  - Inner\n- Two");
});
