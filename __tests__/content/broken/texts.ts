/** The messages for a text below the front matter, and for facts that texts name. */
import { appending, replacing, testMistakes } from "./mistakes";

const legal = "legal/acceptable-use.md";
const siteFacts =
  "site.name, site.tagline, site.description, site.url, site.email, site.phone, site.language, site.city, site.country, site.currency.sign, site.currency.name, site.replyTime, site.consultationLength, site.bookingUrl, site.auditLength, site.callAgenda and 22 more";

testMistakes([
  {
    name: "front matter with no text below",
    edit: (content) => content.replace(legal, /(?<=^---\n)\n[^]*/m, "‹1›\n"),
    problems: [
      "content/legal/acceptable-use.md:‹1›  body  is empty; write the text below the front matter",
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
    "‹1›  heading  # is for the title of the page, which comes from the front matter; start with ##",
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
    `‹1›  body  {{first_name}} is not defined (did you mean "site.name"?); allowed: ${siteFacts.replace("22 more", "79 more")}; to show braces, write \\{\\{ or put them in code`,
    `‹2›  body  {{site.mail}} is not defined (did you mean "site.email"?); allowed: ${siteFacts}`,
  ),
]);
