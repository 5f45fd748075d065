/** What is read of a Markdown text is what its page shows. */
import type { Root } from "mdast";
import autolink from "gatsby-remark-autolink-headers";
import { fillFacts, readMarkdown } from "../../src/content/read/markdown";
import { parseMarkdown } from "../../src/content/read/parse-markdown";

/** The anchors that the page's headings get from the plugin that renders them. */
function renderedAnchors(body: string): string[] {
  const markdownAST = parseMarkdown(body);
  autolink({ markdownAST }, {});
  const ids: string[] = [];
  const collect = (node: Root | Root["children"][number]) => {
    if (node.type === "heading") ids.push(String((node.data as { id: string }).id));
    else if ("children" in node) (node.children as Root["children"]).forEach(collect);
  };
  collect(markdownAST);
  return ids;
}

const anchors = (body: string) => readMarkdown(body).headings.map(({ id }) => id);

test.each([
  ["plain", "## Three ways to count\n\n### And one more"],
  ["twice the same", "## Costs\n\n## Costs\n\n## Costs 1"],
  ["marks and code", "## A *strong* `code` [link](/contact/) and ~~not~~ this"],
  ["signs and figures", "## What 5% of $1,200 is — and isn't (really)?"],
  ["other alphabets", "## Größe, čaj, 利益 and 👍 emoji"],
  ["a fact of the site", "## What {{site.name}} does"],
  ["underlined", "Two lines\nof one heading\n---------\n\nText"],
  ["closed by signs", "## Closed ##\n\nText"],
  ["in a quote and in a list", "> ## Quoted\n\n- ## Listed\n\n  Text"],
  ["after a fence of tildes", "~~~\n## not a heading\n~~~\n\n## A heading"],
  ["with HTML", "## Line <b>break</b> and &amp; sign"],
])("the anchor of a heading is the rendered one: %s", (_, body) => {
  expect(anchors(body)).toEqual(renderedAnchors(body));
  expect(anchors(body)).not.toEqual([]);
});

describe("headings", () => {
  test("underlined ones are found with their place", () => {
    expect(readMarkdown("Text\n\nA section\n---\n\nText").headings).toEqual([
      { line: 3, column: 1, depth: 2, text: "A section", id: "a-section" },
    ]);
  });

  test("are none in code, however it is fenced or indented", () => {
    const body =
      "```\n## a\n```\n\n~~~~\n## b\n~~~\n~~~~\n\n    ## c\n\n- list\n\n  ```\n  ## d\n  ```\n";
    expect(readMarkdown(body).headings).toEqual([]);
  });
});

describe("code blocks", () => {
  test.each(["```", "~~~", "`````"])("%s that is never closed is told at its start", (fence) => {
    expect(readMarkdown(`Text\n\n${fence}js\nconst a = 1;\n`).problems).toEqual([
      {
        line: 3,
        column: 1,
        field: "code",
        message: `this ${fence.slice(0, 3)} block is never closed; end it with a line of ${fence.slice(0, 3)}`,
      },
    ]);
  });

  test("a chart between tildes is checked like any other, in its place", () => {
    const [problem] = readMarkdown("Text\n\n~~~chart\ntype: pie\n~~~\n").problems;
    expect(problem).toMatchObject({ line: 4, column: 7, field: "chart.type" });
  });

  test("a chart in a list has its problems in the column of the file", () => {
    const [problem] = readMarkdown("- Text\n\n  ```chart\n  type: pie\n  ```\n").problems;
    expect(problem).toMatchObject({ line: 4, column: 9, field: "chart.type" });
  });
});

describe("links and pictures", () => {
  test("are found in nested lists, over the end of a line and by reference", () => {
    const body =
      "- One\n  - Two [a\n    link](/contact/)\n\nSee [this][ref] ![drawn][pic].\n\n[ref]: /about/\n[pic]: drawing.png\n";
    const { links, images } = readMarkdown(body);
    expect(links).toEqual([
      { line: 2, column: 9, to: "/contact/" },
      { line: 7, column: 1, to: "/about/" },
    ]);
    expect(images).toEqual([{ line: 5, column: 17, file: "drawing.png", alt: "drawn" }]);
  });

  test("are none in code", () => {
    expect(readMarkdown("`[a](/b/)` and\n\n    [c](/d/)\n").links).toEqual([]);
  });
});

test("a forbidden tag is told where it stands, in a line and in a block", () => {
  const body = "Text <b>with</b> <a href='/x/'>a link</a>\n\n<div>\n  <iframe></iframe>\n</div>\n";
  expect(readMarkdown(body).problems.map(({ line, column }) => [line, column])).toEqual([
    [1, 18],
    [4, 3],
  ]);
});

describe("words", () => {
  const fill = (text: string) => text.replace(/\{\{site\.name\}\}/g, "Clock and Sons");

  test("are those of the text, without charts, code blocks and addresses", () => {
    const body =
      "## Two words\n\nAnd [three more words](https://example.com/a-b).\n\n```\nnot these\n```\n\n| a | b |\n|---|---|\n| c | d |\n";
    expect(readMarkdown(body).words).toBe(10);
  });

  test("count what stands for a token", () => {
    expect(fillFacts(readMarkdown("By {{site.name}} today."), fill).words).toBe(5);
  });

  test("of the search are one line: headings end like sentences, tables are left out", () => {
    const body =
      "## From {{site.name}}\n\nOne *two*\nthree.\n\n| a | b |\n|---|---|\n| c | d |\n\n- four\n- <b>five</b>\n";
    expect(fillFacts(readMarkdown(body), fill).text).toBe(
      "From Clock and Sons. One two three. four five",
    );
  });
});
