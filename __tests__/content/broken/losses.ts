/** The messages for texts and pictures that pages would lose without a warning. */
import { appending, replacing, testMistakes } from "./mistakes";

const post = "blog/oil-and-dust/index.md";

testMistakes([
  replacing(
    "a number sign in a title",
    "jobs.yml",
    /title: Clockmaker/,
    "title: Clockmaker ‹1›#1",
    '‹1›  is not valid YAML: "#1" would be a comment, which nobody sees; put the whole text in quotes, or a space after # if it is a comment',
  ),
  replacing(
    "a number sign with a space behind it in a text of several words",
    "perks.yml",
    /title: .*/,
    "title: Our rank ‹1›# 1 and going up",
    '‹1›  is not valid YAML: "# 1 and going up" would be a comment, which nobody sees; put the whole text in quotes, or the comment on a line of its own',
  ),
  {
    name: "no problem for a comment after a choice or a quoted text",
    edit: (content) => {
      content.replace("jobs.yml", "type: Full-time", "type: Full-time # or Contract");
      content.replace("perks.yml", /title: .*/, 'title: "Remote # 1 within Europe" # in quotes');
    },
    problems: [],
  },
  appending(
    "a table whose second row has too few columns",
    "legal/acceptable-use.md",
    "\n‹1›| One | Two |\n|---|\n| 1 | 2 |\n",
    "‹1›  table  this table would show its | signs as text: write a row of dashes for each column below its first row, | --- | --- |",
  ),
  appending(
    "rows of a table below a line of text, without a row of dashes",
    "legal/acceptable-use.md",
    "\nWhat it costs:\n‹1›| One | Two |\n| 1 | 2 |\n",
    "‹1›  table  this table would show its | signs as text: write a row of dashes for each column below its first row, | --- | --- |",
  ),
  {
    name: "no problem for a line of mathematics that looks like a row of a table",
    edit: (content) =>
      content.append("legal/acceptable-use.md", "\nThe error is at most\n|a − b| < |a| + |b|\n"),
    problems: [],
  },
  replacing(
    "a file that is not UTF-8",
    post,
    /title: ./,
    "title: ‹1›\uFFFD",
    "‹1›  has a letter that cannot be read; save the file as UTF-8",
  ),
  {
    name: "characters that a feed cannot contain",
    edit: (content) => {
      content.replace("jobs.yml", /title: ./, "title: ‹3›\u0008");
      content.append(post, "\nA line ‹1›\u000bof a slide.\n\n## A heading‹2›\ufffe\n");
    },
    problems: [
      [`${post}:‹1›`, "000B"],
      [`${post}:‹2›`, "FFFE"],
      ["jobs.yml:‹3›", "0008"],
    ].map(
      ([place, code]) =>
        `content/${place}  has the invisible character U+${code}, which makes the feed unreadable; delete it, or type the words around it again`,
    ),
  },
]);
