/** The messages for a link that leads nowhere. */
import { appending, replacing, testMistakes } from "./mistakes";

const legal = "legal/acceptable-use.md";
const linkForm =
  "must be an address on this site that starts and ends with a slash, such as /contact/, a file such as /prices.pdf, or begin with https://, mailto: or tel:";
const phoneForm = "must begin with + and the code of the country, such as +44 113 496 0000";
const seeAddresses = "npm run content -- --addresses lists all";

testMistakes([
  replacing(
    "a link in YAML that leads nowhere",
    "navigation.yml",
    /to: \/resources\/audit\//,
    "to: ‹1›/resources/audits/",
    `‹1›  footer.columns[1].links[1].to  there is no page at "/resources/audits/" (did you mean "/resources/audit/"?); ${seeAddresses}`,
  ),
  appending(
    "a link in Markdown that leads nowhere",
    legal,
    "\nSee ‹1›[our cookies](/legal/cookie/).\n",
    `‹1›  link  there is no page at "/legal/cookie/" (did you mean "/legal/cookies/"?); ${seeAddresses}`,
  ),
  appending(
    "a link in Markdown without a slash at its end",
    legal,
    "\nSee ‹1›[our cookies](/legal/cookies).\n",
    `‹1›  link  "/legal/cookies" ${linkForm}`,
  ),
  appending(
    "a link in Markdown to another site that is not secure",
    legal,
    "\nSee ‹1›[the rules](http://www.example.org/rules).\n",
    '‹1›  link  "http://www.example.org/rules" is not secure; write "https://www.example.org/rules", and see that the page answers there',
  ),
  appending(
    "a link in Markdown with the full address of a page of this site",
    legal,
    "\nSee ‹1›[our cookies](https://www.example.com/legal/cookies/).\n",
    '‹1›  link  "https://www.example.com/legal/cookies/" leads to this site by its full address; write "/legal/cookies/", which is right on every host',
  ),
  appending(
    "a link to a heading that the text does not have",
    legal,
    "\nSee ‹1›[what you can do](#what-you-can-doo).\n",
    '‹1›  link  this text has no heading with the anchor "#what-you-can-doo" (did you mean "#what-you-can-do"?)',
  ),
  appending(
    "a link to a heading that another page does not have",
    "legal/privacy.md",
    "\nSee ‹1›[form spam](/legal/acceptable-use/#form-spamm).\n",
    '‹1›  link  /legal/acceptable-use/ has no anchor "#form-spamm" (did you mean "#form-spam"?)',
  ),
  appending(
    "a script in the first of two definitions, which a picture uses too",
    legal,
    "\n[Click][r], ‹1›![a cover][r].\n\n‹2›[r]: javascript:alert(1)\n‹3›[r]: cover.jpg\n",
    "‹1›  picture  the picture javascript:alert(1) is not beside the text; save it beside the text, and write its name here",
    `‹2›  link  "javascript:alert(1)" ${linkForm}`,
    "‹3›  text  would not be shown: no place of the text names it, or another line has its name; write [words][r] where it belongs",
  ),
  appending(
    "a telephone number without the code of its country",
    legal,
    "\nCall ‹1›[us](tel:0113-4960000).\n",
    `‹1›  link  "tel:0113-4960000" ${phoneForm}`,
  ),
  appending(
    "a missing file",
    legal,
    "\nSee ‹1›[our prices](/price.pdf).\n",
    '‹1›  link  there is no file static/price.pdf (did you mean "/prices.pdf"?)',
  ),
  {
    name: "no problem for links to files, other sites, people and telephones",
    edit: (content) => {
      const links = [
        "/prices.pdf",
        "https://wa.me/441134960000",
        "mailto:info@example.com?subject=Hello",
        "tel:+44 113 496 0000",
      ];
      for (const to of links) content.append(legal, `\n[A link](<${to}>)\n`);
      const call = (to: string) => `{ label: A link, to: "${to}" }`;
      content.replace(
        "navigation.yml",
        /^links:\n(?: +- .*\n)+/m,
        `links: [${links.map(call).join(", ")}]\n`,
      );
      content.replace("navigation.yml", /^call: .*/m, `call: ${call("tel:+44 113 496 0000")}`);
    },
    problems: [],
  },
  appending(
    "a link written in HTML",
    legal,
    '\nSee ‹1›<a href="/legal/cookie/">our cookies</a>.\n',
    "‹1›  html  <a> is not allowed in a text; write a link in Markdown: [words](/contact/)",
  ),
  replacing(
    "a tool on the resources page that leads to a guide",
    "resources.yml",
    /link: \/tools\/movement-finder\//,
    "link: ‹1›/guides/clock-care/",
    '‹1›  [0].resources[1].link  "/guides/clock-care/" is not the address of a Tool; it must start with /tools/',
  ),
]);
