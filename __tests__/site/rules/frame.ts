/** The header and the footer of every page. */
import { only, shownCompanyFacts } from "../../support/content-files";
import { isMeasured } from "../../support/measured";
import { onPublicPages, type Rule } from "./rule";

const { footer, about, links, call, services } = only("Navigation");
const { email, copyrightYear, name, social } = only("SiteSettings");

const texts = [
  footer.statement,
  ...footer.promises,
  ...footer.columns.flatMap(({ title, links: column }) => [
    title,
    ...column.map(({ label }) => label),
  ]),
  `© ${copyrightYear} ${name}`,
  shownCompanyFacts.address,
  email,
  ...(isMeasured ? [WORDS.consent.preferences] : []),
];

const inFooter = [
  ...footer.columns.flatMap(({ links: column }) => column.map(({ to }) => to)),
  `mailto:${email}`,
  ...social.map(({ href }) => href),
];

const inHeader = links.map(({ to }) => to);

export const rules: Rule[] = [
  onPublicPages(
    "the footer has the promises, links, address, email and year of content",
    (page) => {
      const shown = page.textOf("body > div footer");
      return [
        ...texts.filter((text) => !shown.includes(text)),
        ...inFooter.filter((href) => !page.links("footer").includes(href)),
      ];
    },
  ),
  onPublicPages("the header has the links of content, and the labels of its dropdowns", (page) => {
    const shown = page.textOf("body header");
    // On the page that the call leads to, the mail address has its place.
    const [label, to] = page.route === call.to ? [email, `mailto:${email}`] : [call.label, call.to];
    return [
      ...[...inHeader, to].filter((href) => !page.links("header").includes(href)),
      ...[services.label, about.label, label].filter((each) => !shown.includes(each)),
    ];
  }),
  onPublicPages("the header marks its links to the page itself, and no others", ({ $, route }) =>
    $("header nav a, #mobile-menu a")
      .toArray()
      .map(({ attribs }) => attribs)
      .filter(({ href }) => href !== call.to)
      .filter((link) => (link.href === route) !== (link["aria-current"] === "page"))
      .map(({ href }) => `${href} is ${href === route ? "not " : ""}marked`),
  ),
];
