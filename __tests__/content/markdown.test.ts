/** The check reads a Markdown text as its page shows it. */
import { fillMarkdown, readMarkdown } from "../../src/content/read/markdown";

const anchors = (body: string, language?: string) =>
  readMarkdown(body, language).headings.map(({ id }) => id);

test("headings get anchors that no part of the page and no note has", () => {
  const body = "## Search\n\n## Größe & Maß\n\n## Fn-1\n\nA claim.[^1]\n\n[^1]: A note.\n";
  expect(anchors(body)).toEqual(["search-1", "grosse--mass", "fn-1-1"]);
});

test.each([
  ["de-DE", "Größe", "groesse"],
  ["da", "Året", "aaret"],
  ["fr", "Été & cœur", "ete--coeur"],
  ["ru", "Цены и ёлки", "цены-и-ёлки"],
  ["hi", "कीमतें", "कीमतें"],
])("anchors have the letters of addresses in %s: %s", (language, heading, anchor) => {
  expect(anchors(`## ${heading}`, language)).toEqual([anchor]);
});

test("headings are found with their place", () => {
  expect(readMarkdown("Text\n\n## A section\n\nText").headings).toEqual([
    { line: 3, column: 1, depth: 2, text: "A section", id: "a-section" },
  ]);
});

test("headings have a text without tags", () => {
  const [heading] = readMarkdown("## Less CO<sub>2</sub> & *more* `code`").headings;
  expect(heading?.text).toBe("Less CO2 & more code");
});

test("headings are raised or lowered so that the first is of level 2 and none is skipped", () => {
  const levels = (body: string) => readMarkdown(body).headings.map(({ depth }) => depth);
  expect(levels("# A\n\n### B\n\n## C\n\n# D\n\n##### E\n")).toEqual([2, 3, 3, 2, 3]);
  expect(levels("#### A\n\n## B\n\n> ### C\n")).toEqual([2, 2, 3]);
});

test("headings are those of HTML too, with the anchor that a link of the text names", () => {
  const body = '<h1 id="top">Our &amp; <em>old</em> quay</h1>\n\n## 🚀\n\n## \n\n[Up](#top)\n';
  expect(readMarkdown(body).headings).toMatchObject([
    { line: 1, depth: 2, text: "Our & old quay", id: "top" },
    { line: 3, depth: 3, text: "🚀", id: "part" },
  ]);
});

test("headings are not read in code, however it is fenced or indented", () => {
  const body =
    "```\n## a\n```\n\n~~~~\n## b\n~~~\n~~~~\n\n    ## c\n\n- list\n\n  ```\n  ## d\n  ```\n";
  expect(readMarkdown(body).headings).toEqual([]);
});

test("a chart in a list has its problems at the column in the file", () => {
  const [problem] = readMarkdown("- Text\n\n  ```chart\n  type: pie\n  ```\n").problems;
  expect(problem).toMatchObject({ line: 4, column: 9, field: "chart.type" });
});

test("links and pictures are found in nested lists, across lines and by reference", () => {
  const body =
    "- One\n  - Two [a\n    link](/contact/)\n\nSee [this][ref] ![drawn][pic].\n\n[ref]: /about/\n[pic]: drawing.png\n";
  const { links, images } = readMarkdown(body);
  expect(links).toEqual([
    { line: 2, column: 9, to: "/contact/", text: "a\nlink" },
    { line: 7, column: 1, to: "/about/", text: "this" },
  ]);
  expect(images).toEqual([{ line: 5, column: 17, file: "drawing.png", alt: "drawn" }]);
});

test("links and pictures are both found if they have the same address", () => {
  const { links } = readMarkdown("![drawn](quay.jpg) and [full size](quay.jpg)\n");
  expect(links).toEqual([{ line: 1, column: 24, to: "quay.jpg", text: "full size" }]);
});

test("links and pictures are not read in code", () => {
  expect(readMarkdown("`[a](/b/)` and\n\n    [c](/d/)\n").links).toEqual([]);
});

/** Expects a message at each place that ‹ marks in the text. */
function expectProblems(marked: string, ...messages: string[]) {
  const places = [...marked.matchAll(/‹/g)].map(({ index }, number) => {
    const before = marked.slice(0, index).split("\n");
    const others = (before.at(-1) ?? "").split("‹").length - 1;
    return { line: before.length, column: (before.at(-1) ?? "").length - others + 1, number };
  });
  const problems = readMarkdown(marked.replaceAll("‹", "")).problems;
  expect(problems).toMatchObject(
    places.map(({ line, column, number }) => ({
      line,
      column,
      field: expect.any(String) as string,
      message: expect.stringContaining(messages[number] ?? "") as string,
    })),
  );
}

test.each([
  ["stars", "Two ‹**stars", "fix the Markdown"],
  ["signs of a heading", "A C## course ‹## and a heading", "fix the Markdown"],
  ["a heading without a space", "Words.\n\n‹##Prices", "write a space"],
  ["a code written twice", "> One,\n> then fish ‹&amp;amp; chips", "write the character itself"],
  ["a conflict", "Words.\n\n‹<<<<<<< HEAD\n## One\n=======", "choose one of the two versions"],
  ["half a pair of underscores", "This is ‹__half bold.", "**words**"],
  ["an address with spaces", "And\n[a list‹](https://example.com/a b.pdf).", "between < and >"],
  ["a picture with spaces", "![The quay‹](the quay.jpg)", "between < and >"],
  ["a space before an address", "Our [list‹] (https://example.com/prices/)", "leave out the space"],
  ["a space before a picture", "![The quay‹] (quay.jpg)", "leave out the space"],
  ["contents", "‹[TOC]", "only other programs"],
  ["a picture of a wiki", "See ‹![[quay.jpg]].", "save the picture beside the text"],
  ["a link of a wiki", "See ‹[[Price list]].", "write a link with its address"],
  ["a note that is missing", "A fact.‹[^9]", "write the note below"],
  ["an address that is missing", "The ‹[terms][rules] apply.", "write a link with its address"],
  ["an unknown alert", "> ‹[!HINT]\n> Words.", "[!NOTE]"],
  ["an alert with a title of its own", "> ‹[!NOTE] Title\n> Words.", "alone in its line"],
  ["a block of another dialect", "‹:::tip\nWords.\n:::", "[!TIP]"],
  ["an anchor", "## Prices ‹{#prices}", "only other programs"],
  ["attributes", "Words. ‹{: .lead}", "leave it out"],
  ["a template", "‹{% include prices.html %}", "leave it out"],
  ["an abbreviation", "‹*[HTML]: Hyper Text", "explain the short form"],
  ["a term", "Quay\n‹: Where ships are", "write a list"],
  ["marked words", "The ‹==important part== is here.", "<mark>"],
  ["inserted words", "Some ‹++inserted++ words", "<ins>"],
  ["hidden words", "Some ‹||spoiler||.", "<details>"],
  ["a power", "x‹^2^ is a power", "<sup>"],
  ["a formula in a line", "A formula: ‹$a^2 + b^2 = c^2$.", "as code"],
  ["a formula", "‹$$\na = b\n$$", "as code"],
  ["the name of an emoji", "It went well ‹:rocket: today", "write the emoji itself"],
])("a mark without effect is reported with the remedy: %s", (_, marked, message) => {
  expectProblems(marked, message);
});

test("all marks without effect in a paragraph are reported", () => {
  expectProblems("The ‹[terms][rules] apply,\nand ‹[^9] and ‹**more.", "address", "note", "fix");
});

test.each([
  "The code is A\\*\\*7, and \\*\\*\\*\\*; \\[^9] is a sign, &amp; so is \\_\\_x.",
  "A C## course, 2 * 3 & more, $5 to $7 (US$ or A$), a blank to fill in: ____ [sic] (1999)",
  "> [!Warning]\n> Words.\n\nIt went well at 10:30:15.",
  "`**`, `[^9]` and `{% raw %}`\n\n```\n==code==\n```\n",
  "It takes 3~5 days, ~10 at most.\n\n– Yes, he said.  \n– No.\n\nA. Smith came.\n\n---\n\n<table>\n<tr><th>#</th><td>- 5</td><td>2 * 3 * 4</td></tr>\n</table>",
  "[A list](<https://example.com/a b.pdf>) and a picture ![The quay](<the quay.jpg>)",
])("valid Markdown, escaped signs and code are not reported: %j", (body) => {
  expect(readMarkdown(body).problems).toEqual([]);
});

test.each([
  ["Type ‹<your name> here.", "\\<"],
  ["As long as a‹<b and c>d, we ship.", "in code"],
  ["‹<Tabs>\n\nWords.\n\n</Tabs>", "a component"],
  ["<div>\n  ‹<iframe></iframe>\n</div>", "link to a page that has it"],
  ["‹<div onclick='alert(1)' class='a'>Click</div> <b style='color: red'>me</b>", "1 more"],
])("HTML that cannot work on the site is reported at its place: %j", (marked, message) => {
  expectProblems(marked, message);
});

test("HTML for words, lists and details is accepted", () => {
  const body =
    "<details>\n<summary>More</summary>\n\n- **Rope**\n\n</details>\n\nPress <kbd>C</kbd>, H<sub>2</sub>O,<br><mark>this</mark>.";
  expect(readMarkdown(body).problems).toEqual([]);
});

const fill = (text: string) => text.replace(/\{\{site\.name\}\}/g, "Clock and Sons");

test("words are counted without charts, code blocks and addresses", () => {
  const body =
    "## Two words\n\nAnd [three more words](https://example.com/a-b).\n\n```\nnot these\n```\n\n| a | b |\n|---|---|\n| c | d |\n";
  expect(readMarkdown(body).words).toBe(10);
});

test("words are one line for the search, with a full stop after headings and without tables", () => {
  const body =
    "## From {{site.name}}\n\nOne *two*\nthree.\n\n| a | b |\n|---|---|\n| c | d |\n\n- four\n- <b>five</b>\n";
  expect(fillMarkdown(readMarkdown(body), fill).text).toBe(
    "From Clock and Sons. One two three. four five",
  );
});
