/** The messages for a text below the front matter, and for facts that texts name. */
import { allowedValues } from "../../../src/model/problem";
import { ContentCopy, expectReport } from "../content-copy";

const legal = "legal/acceptable-use.md";
const cookies = "legal/cookies.md";
const names = [...new ContentCopy().load().tokens.keys()];
const siteFacts = allowedValues(names.filter((name) => name.startsWith("site.")));

const noList = (mark: string) =>
  `text  "${mark}" makes no list; begin each point with "- ", or with "1. " if its number matters`;
const indented =
  "text  this line is indented, which makes it code; begin it at the margin, or write code between two lines of ```";
const inHtml =
  "html  Markdown is not read on the lines of HTML or of a comment; put an empty line above and below it";
const underlined =
  "heading  the line below makes these words a heading; write ## before a heading, or an empty line above a line across the page";
const noTable =
  "text  these rows make no table; write a row of dashes for each column below the first, | --- | --- |";
const unnamed = (place: string) =>
  `text  is not shown: no place of the text names it, or another line has its name; write ${place} where it belongs`;

test("texts that would be read in another way than their author means", () =>
  expectReport(
    (content) => {
      content.append(
        legal,
        `
‹1›A sentence.
---
Another.

‹2›Words
=====

‹3›    A sentence.

Another.

‹4›\tA sentence.

Words:
‹5›• one
• two

‹6›✅ one
✅ two

‹7›o\tone
o\ttwo

> ‹8›– one
> – two

‹9›a) one
b) two

Words ‹10›<!-- ask

<!-- ask --> ‹11›**Words**

<details>
<summary>More</summary>
‹12›- one
</details>

Words.[^2]

‹13›[^1]: A note.

[^2]: A note.

‹14›[^2]: Another.

‹15›[Berlin]: Germany

| A | B |
| --- | --- |
‹16›| 1 | 2 | 3 |

‹17›| One | Two |
|---|
| 1 | 2 |

What it costs:
‹18›| One | Two |
| 1 | 2 |

**‹19›Q: How often?**
**A:** Once a year.

The error is at most
|a − b| < |a| + |b|

A counter: ‹20›<script>count()</script>

It is ‹21›** not ** allowed.

‹22›<details>
<summary>More</summary>

Words.
`,
      );
      content.replace(cookies, /(?<=^---\n)\n[^]*/m, "‹1›\n");
      content.append("legal/privacy.md", "\n‹1›<!-- ask\n\nWords.\n");
      content.append("own-pages/clock-fair.md", "\n‹1›```\nUser-agent: *\n");
      content.replace("perks.yml", /title: .*/, 'title: ‹1›"**Time** to learn"');
    },
    [
      ...[
        underlined,
        underlined,
        indented,
        indented,
        noList("•"),
        noList("✅"),
        noList("o"),
        noList("–"),
        noList("a)"),
        'text  "<!--" would be shown as it stands; end a comment with -->',
        inHtml,
        inHtml,
        unnamed("[^1]"),
        unnamed("[^2]"),
        unnamed("[words][Berlin]"),
        "table  this row has 3 cells and its table 2 columns; write \\| for a | within a cell",
        noTable,
        noTable,
        "text  the answer below goes on in the line of this question; write an empty line above it",
        "html  <script> is not shown, because a text cannot have it; write \\< for the sign, ![words](film.mp4) for a film, and for a form, a frame or a component a link to a page that has it",
        'text  "**" would be shown as it stands; leave it out, or fix the Markdown that it belongs to',
        "html  <details> is never closed, so it takes in what follows; end it with </details>",
      ].map((problem, index) => `${legal}:‹${index + 1}›  ${problem}`),
      `${cookies}:‹1›  body  is empty; write the text below the fields`,
      "legal/privacy.md:‹1›  html  hides what follows, because it is never closed; end a comment with -->",
      "own-pages/clock-fair.md:‹1›  text  this ``` block is never closed; end it with a line of ```",
      'perks.yml:‹1›  [0].title  "**" would be shown as it stands; leave it out; fields are not read as Markdown',
    ].map((problem) => `content/${problem}`),
  ));

const emptyRemedy = (fact: string) =>
  `{{${fact}}} is empty; fill it in, leave it out, or put what names it between lines of {{#if ${fact}}} and {{/if}} in a Markdown text`;
const unknown = `body  {{site.mail}} is not defined (did you mean "site.email"?); allowed: ${siteFacts}`;

test("facts that are unknown or empty, and parts of a text with marks that do not fit", () =>
  expectReport(
    (content) => {
      content.replace("site.yml", /^ {2}vatNumber: .*\n/m, "");
      content.replace("site.yml", /^phone: .*\n/m, "");
      content.append(
        legal,
        `
Write to ‹1›{{site.mail}}, ‹2›{{first_name}}, \\{\\{first_name}} and \`{{first_name}}\`.

\`\`\`
{{ $json.name }} ‹3›{{site.mail}}
\`\`\`

Call ‹4›{{site.phone}} at once.

| Way | Where |
| --- | --- |
{{#if site.phone}}
| Call | {{site.phone}} [now](/nowhere/) |
{{/if}}
| Write | ‹5›[here](/nowhere/) |

{{#unless site.phone}}
{{#if site.email}}
Write to ‹6›{{site.mail}}.
{{/if}}
{{/unless}}

‹7›{{#if site.phon}}
{{/if}}
‹8›{{/if}}
A ‹9›{{#if site.phone}} part.
‹10›{{#unless site.phone}}
`,
      );
      content.replace(
        "pages/careers.yml",
        /^empty: .*/m,
        "empty: ‹1›Our number for taxes is {{site.company.vatNumber}}.",
      );
    },
    [
      `${legal}:‹1›  ${unknown}`,
      `${legal}:‹2›  body  {{first_name}} is not defined (did you mean "site.name"?); allowed: ${allowedValues(names)}; to show braces, write \\{\\{ or put them in code`,
      `${legal}:‹3›  ${unknown}`,
      `${legal}:‹4›  body  ${emptyRemedy("site.phone")}`,
      `${legal}:‹5›  link  there is no page at "/nowhere/"; npm run content -- --addresses lists all`,
      `${legal}:‹6›  ${unknown}`,
      `${legal}:‹7›  body  {{#if site.phon}} names no fact (did you mean "site.phone"?); allowed: ${siteFacts}`,
      `${legal}:‹8›  body  {{/if}} ends no {{#if …}} above it; to show braces, write \\{\\{ or put them in code`,
      `${legal}:‹9›  body  {{#if site.phone}} must stand alone on a line of a Markdown text`,
      `${legal}:‹10›  body  {{#unless …}} has no end; write {{/unless}} on a line below its part`,
      `pages/careers.yml:‹1›  empty  ${emptyRemedy("site.company.vatNumber")}`,
    ].map((problem) => `content/${problem}`),
  ));

test("parts that are nested too deeply to be read", () =>
  expectReport(
    (content) => {
      content.replace(legal, /\n---\n/, "\n---\n‹1›");
      content.append(legal, `\n${">".repeat(5000)} Words\n`);
    },
    [
      `content/${legal}:‹1›  text  quotations, lists or elements are too deep in each other; take some out`,
    ],
  ));
