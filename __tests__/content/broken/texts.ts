/** The messages for a text below the front matter, and for facts that texts name. */
import { allowedValues } from "../../../src/model/problem";
import { ContentCopy } from "../content-copy";
import { appending, replacing, testMistakes } from "./mistakes";

const legal = "legal/acceptable-use.md";
const names = [...new ContentCopy().load().tokens.keys()];
const siteFacts = allowedValues(names.filter((name) => name.startsWith("site.")));

const emptyRemedy = (fact: string) =>
  `fill it in, leave it out, or put what names it between lines of {{#if ${fact}}} and {{/if}} in a Markdown text`;

testMistakes([
  {
    name: "front matter with no text below",
    edit: (content) => content.replace(legal, /(?<=^---\n)\n[^]*/m, "‹1›\n"),
    problems: [
      "content/legal/acceptable-use.md:‹1›  body  is empty; write the text below the fields",
    ],
  },
  appending(
    "a skipped level of headings",
    legal,
    "\n## Last part\n\n‹1›#### A detail\n\nText.\n",
    "‹1›  heading  #### follows ##; do not skip a level of headings",
  ),
  appending(
    "a second title in the text",
    legal,
    "\n‹1›# Another title\n\nText.\n",
    "‹1›  heading  # is for the title of the page, which has a field; start with ##",
  ),
  ...[`\n${">".repeat(100)}‹1›${">".repeat(2900)} Words\n`, `\n‹1›${"<div>".repeat(5000)}\n`].map(
    (text) =>
      appending(
        "parts that are nested too deeply to be read",
        legal,
        text,
        "‹1›  text  more than 100 quotations, lists or elements are in each other here; take out those that show nothing",
      ),
  ),
  appending(
    "a script in the text",
    legal,
    "\nA counter: ‹1›<script>count()</script>\n",
    "‹1›  html  <script> is not allowed in a text; leave it out",
  ),
  appending(
    "a block of code that is never closed",
    legal,
    "\n‹1›```\nUser-agent: *\n",
    "‹1›  code  this ``` block is never closed; end it with a line of ```",
  ),
  appending(
    "a Markdown mark without effect in the text",
    legal,
    "\nIt is ‹1›** not ** allowed.\n",
    '‹1›  text  "**" would be shown as it stands; leave it out, or fix the Markdown that it belongs to',
  ),
  replacing(
    "Markdown in a field",
    "perks.yml",
    /title: .*/,
    'title: ‹1›"**Time** to learn"',
    '‹1›  [0].title  "**" would be shown as it stands; leave it out; fields are not read as Markdown',
  ),
  appending(
    "an unknown fact in the text",
    legal,
    "\nWrite to ‹1›{{site.mail}} at once.\n",
    `‹1›  body  {{site.mail}} is not defined (did you mean "site.email"?); allowed: ${siteFacts}`,
  ),
  appending(
    "braces of another program in the text",
    legal,
    "\nDear ‹1›{{first_name}}, hello \\{\\{first_name}} and `{{first_name}}`.\n\n```\n{{ $json.name }} ‹2›{{site.mail}}\n```\n",
    `‹1›  body  {{first_name}} is not defined (did you mean "site.name"?); allowed: ${allowedValues(names)}; to show braces, write \\{\\{ or put them in code`,
    `‹2›  body  {{site.mail}} is not defined (did you mean "site.email"?); allowed: ${siteFacts}`,
  ),
  {
    name: "an empty fact, in a text and in a field",
    edit: (content) => {
      content.replace("site.yml", /^ {2}vatNumber: .*\n/m, "");
      content.replace("site.yml", /^phone: .*\n/m, "");
      content.append(legal, "\nCall ‹1›{{site.phone}} at once.\n");
      content.replace(
        "pages/careers.yml",
        /^empty: .*/m,
        "empty: ‹2›Our number for taxes is {{site.company.vatNumber}}.",
      );
    },
    problems: [
      `content/legal/acceptable-use.md:‹1›  body  {{site.phone}} is empty; ${emptyRemedy("site.phone")}`,
      `content/pages/careers.yml:‹2›  empty  {{site.company.vatNumber}} is empty; ${emptyRemedy("site.company.vatNumber")}`,
    ],
  },
  {
    name: "nothing in a part whose fact is empty, and the right lines below it",
    edit: (content) => {
      content.replace("site.yml", /^phone: .*\n/m, "");
      content.append(
        legal,
        [
          "",
          "| Way | Where |",
          "| --- | --- |",
          "{{#if site.phone}}",
          "| Call | {{site.phone}} [now](/nowhere/) |",
          "{{/if}}",
          "| Write | ‹1›[here](/nowhere/) |",
          "",
          "{{#unless site.phone}}",
          "{{#if site.email}}",
          "Write to ‹2›{{site.mail}}.",
          "{{/if}}",
          "{{/unless}}",
          "",
        ].join("\n"),
      );
    },
    problems: [
      `content/legal/acceptable-use.md:‹1›  link  there is no page at "/nowhere/"; npm run content -- --addresses lists all`,
      `content/legal/acceptable-use.md:‹2›  body  {{site.mail}} is not defined (did you mean "site.email"?); allowed: ${siteFacts}`,
    ],
  },
  appending(
    "parts of a text with marks that do not fit",
    legal,
    "\n‹1›{{#if site.phon}}\n{{/if}}\n‹2›{{/if}}\nA ‹3›{{#if site.phone}} part.\n‹4›{{#unless site.phone}}\n",
    `‹1›  body  {{#if site.phon}} names no fact (did you mean "site.phone"?); allowed: ${siteFacts}`,
    "‹2›  body  {{/if}} ends no {{#if …}} above it",
    "‹3›  body  {{#if site.phone}} must stand alone on a line of a Markdown text",
    "‹4›  body  {{#unless …}} has no end; write {{/unless}} on a line below its part",
  ),
]);
