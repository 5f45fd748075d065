/** The messages for marks that the parser of Markdown or YAML reads in another way than their author means. */
import { appending, replacing, testMistakes, type Mistake } from "./mistakes";

const legal = "legal/acceptable-use.md";
const post = "blog/oil-and-dust/index.md";
const heading =
  "‹1›  heading  the line below makes these words a heading; write ## before a heading, or an empty line above a line across the page";
const indented =
  "‹1›  text  this line is indented, which makes it code; begin it at the margin, or write code between two lines of ```";
const inHtml =
  "‹1›  html  Markdown is not read on the lines of HTML or of a comment; put an empty line above and below it";
const unnamed = (place: string) =>
  `‹1›  text  would not be shown: no place of the text names it, or another line has its name; write ${place} where it belongs`;
const quotes = "‹1›  author  must be text, but is";

const noList = (mark: string): string =>
  `‹1›  text  "${mark}" makes no list; begin each point with "- ", or with "1. " if its number matters`;

/** A text that causes one problem at its mark. */
const text = (name: string, words: string, problem: string): Mistake =>
  appending(name, legal, `\n${words}\n`, problem);

const author = (name: string, value: string, problem: string): Mistake =>
  replacing(name, post, /author: .*/, `author: ‹1›${value}`, problem);

testMistakes([
  text("a sentence over dashes", "‹1›A sentence.\n---\nAnother.", heading),
  text("words over equals signs", "‹1›Words\n=====", heading),
  text("a paragraph behind four blanks", "‹1›    A sentence.", indented),
  text("a paragraph behind a tab", "‹1›\tA sentence.", indented),
  ...["•", "→", "✅"].map((mark) =>
    text(`${mark} before each point`, `Words:\n‹1›${mark} one\n${mark} two`, noList(mark)),
  ),
  text("signs with tabs, as Word has them", "‹1›o\tone\no\ttwo", noList("o")),
  text("dashes before points in a quotation", "> ‹1›– one\n> – two", noList("–")),
  text("letters before points", "‹1›a) one\nb) two", noList("a)")),
  text(
    "a comment without an end",
    "‹1›<!-- ask\n\nWords.",
    "‹1›  html  hides what follows, because it is never closed; end a comment with -->",
  ),
  text(
    "a comment without an end in a line",
    "Words ‹1›<!-- ask",
    '‹1›  text  "<!--" would be shown as it stands; end a comment with -->',
  ),
  text(
    "an element without an end",
    "‹1›<details>\n<summary>More</summary>\n\nWords.",
    "‹1›  html  <details> is never closed, so it takes in what follows; end it with </details>",
  ),
  text("Markdown in HTML", "<details>\n<summary>More</summary>\n‹1›- one\n</details>", inHtml),
  text("Markdown after a comment", "<!-- ask -->‹1› **Words**", inHtml),
  text("a note that no place names", "‹1›[^1]: A note.", unnamed("[^1]")),
  text(
    "two notes with one name",
    "Words.[^1]\n\n[^1]: A note.\n\n‹1›[^1]: Another.",
    unnamed("[^1]"),
  ),
  text("words that make an address", "‹1›[Berlin]: Germany", unnamed("[words][Berlin]")),
  text(
    "a row with too many cells",
    "| A | B |\n| --- | --- |\n‹1›| 1 | 2 | 3 |",
    "‹1›  table  this row has 3 cells and its table 2 columns, so the last would be lost; write \\| for a | within a cell",
  ),
  author("an empty value in words", "Null", `${quotes} Null, which means empty; put it in quotes`),
  author("a name that is a switch", "true", `${quotes} true; put it in quotes`),
  replacing(
    "a number sign at the start of a value",
    post,
    /title: .*/,
    "title: ‹1›#1 reason",
    '‹1›  is not valid YAML: "#1 reason" would be a comment, which nobody sees; put the whole text in quotes, or a space after # if it is a comment',
  ),
]);
