/**
 * What an editor is told for each kind of mistake: the whole message, with its place.
 * A mark such as ‹1› stands for the place of the mistake; see content-copy.ts.
 */
import { rmSync } from "node:fs";
import path from "node:path";
import type * as Document from "../../src/content/document";
import { loadContent } from "../../src/content/load";
import { formatProblem } from "../../src/content/problem";
import { ContentCopy, copyRealContent, idsInList, namesInFolder } from "./content-copy";

// Each case reads all content anew; what it leaves as it was need not be parsed anew.
jest.mock("../../src/content/document", () => {
  const real = jest.requireActual<typeof Document>("../../src/content/document");
  const known = new Map<string, Document.ParsedDocument>();
  const parseYaml: typeof real.parseYaml = (text, file, lineOffset = 0) => {
    const key = [file, lineOffset, text].join("\n");
    const parsed = known.get(key) ?? real.parseYaml(text, file, lineOffset);
    known.set(key, parsed);
    return parsed;
  };
  return { ...real, parseYaml };
});

const service = "services/analytics.yml";
const study = "case-studies/fashion-dtc-margin-recovery/index.yml";
const post = "blog/hidden-profit-leaks-ecommerce/index.md";
const legal = "legal/acceptable-use.md";
const home = "pages/home.yml";

/** Lists what a message allows, as a message lists it. */
const list = (ids: string[]): string =>
  ids.slice(0, 16).join(", ") + (ids.length > 16 ? ` and ${ids.length - 16} more` : "");

const services =
  "ai-automation, analytics, conversion-optimization, data-integration, development, growth-automation, low-code, profit-optimization";

const icons =
  "anchor, book, calculator, chart, clock, code, compass, database, funnel, gauge, growth, handshake, layers, lightbulb, percent, profit and 4 more";

const siteFacts =
  "site.name, site.tagline, site.description, site.url, site.email, site.language, site.city, site.country, site.replyTime, site.consultationLength, site.copyrightYear, site.company.legalName, site.company.registryCode, site.company.register, site.company.address, site.company.vatNumber and 11 more";

const claimFacts = list(idsInList("claims.yml").map((id) => `claims.${id}`));

const seeSitemap = "see the addresses in content/sitemap.yml";

interface Mistake {
  name: string;
  edit: (content: ContentCopy) => void;
  problems: string[];
}

/** A mistake made by replacing text in one file. */
const replacing = (
  name: string,
  file: string,
  from: RegExp,
  to: string,
  ...problems: string[]
): Mistake => ({
  name,
  edit: (content) => content.replace(file, from, to),
  problems: problems.map((problem) => `content/${file}:${problem}`),
});

/** A mistake made by text at the end of a file. */
const appending = (name: string, file: string, text: string, ...problems: string[]): Mistake => ({
  name,
  edit: (content) => content.append(file, text),
  problems: problems.map((problem) => `content/${file}:${problem}`),
});

const fields: Mistake[] = [
  replacing(
    "a misspelt field",
    service,
    /^title:/m,
    "‹1›titel:",
    "‹1›  title  is missing; needed: The name of the service.",
    '‹1›  titel  is not a field here (did you mean "title"?); allowed: title, draft, order, icon, description, features, hero, call, figures, claims, benefits, package, approach, faqs, closing, integrations and 1 more',
  ),
  replacing(
    "a field that does not exist, within a group",
    service,
    /^hero:\n/m,
    "hero:\n  ‹1›subtitle: Another line\n",
    '‹1›  hero.subtitle  is not a field here (did you mean "title"?); allowed: title, lead',
  ),
  replacing(
    "a field that does not exist, in an entry of a list",
    "perks.yml",
    /^- id: remote\n/m,
    "- id: remote\n  ‹1›picture: remote.jpg\n",
    "‹1›  [0].picture  is not a field here; allowed: id, title, description",
  ),
  replacing(
    "a required field left out of an entry of a list",
    "jobs.yml",
    /^- id: automationEngineer\n {2}title: .*\n/m,
    "- ‹1›id: automationEngineer\n",
    "‹1›  [0].title  is missing; needed: The position, in gender-neutral words.",
  ),
  replacing(
    "a required field left out of a group",
    service,
    /^seo:\n {2}title: .*\n {2}description: .*\n/m,
    "seo:\n  ‹1›title: A title for search results\n",
    "‹1›  seo.description  is missing; needed: Description for search results and shared links.",
  ),
  replacing(
    "a number where a text belongs",
    "jobs.yml",
    /department: .*/,
    "department: ‹1›42",
    "‹1›  [0].department  must be text, but is the number 42; put it in quotes",
  ),
  replacing(
    "a number where the figure of a claim belongs",
    "claims.yml",
    /value: .*/,
    "value: ‹1›20",
    "‹1›  [0].value  must be text, but is the number 20; put it in quotes",
  ),
  replacing(
    "a text where a number belongs",
    study,
    /^months: .*/m,
    "months: ‹1›six",
    '‹1›  months  must be a number, but is the text "six"',
  ),
  replacing(
    "a fraction where a whole number belongs",
    study,
    /^months: .*/m,
    "months: ‹1›6.5",
    "‹1›  months  must be a whole number, but is the number 6.5",
  ),
  replacing(
    "a list where a text belongs",
    "jobs.yml",
    /department: .*/,
    "department: ‹1›[Automation, Data]",
    "‹1›  [0].department  must be text, but is a list",
  ),
  replacing(
    "a text where a list belongs",
    study,
    /^technologies: .*/m,
    "technologies: ‹1›Shopify",
    '‹1›  technologies  must be a list, but is the text "Shopify"',
  ),
  replacing(
    "a text where a group belongs",
    home,
    /^(contact):\n(?: {2}.*\n)+/m,
    "contact: ‹1›Write to us\n",
    '‹1›  contact  must be a group of fields, but is the text "Write to us"',
  ),
  replacing(
    "a group where a text belongs",
    "jobs.yml",
    /department: .*/,
    "department: ‹1›{ name: Automation }",
    "‹1›  [0].department  must be text, but is a group of fields",
  ),
  replacing(
    "a word where true or false belongs",
    "site.yml",
    /^sendSourceWithForms: .*/m,
    "sendSourceWithForms: ‹1›yes",
    '‹1›  sendSourceWithForms  must be true or false, but is the text "yes"',
  ),
  replacing(
    "true where a text belongs",
    "jobs.yml",
    /department: .*/,
    "department: ‹1›true",
    "‹1›  [0].department  must be text, but is true",
  ),
  replacing(
    "a field with nothing behind its colon",
    "jobs.yml",
    /department: .*/,
    "department:‹1›",
    "‹1›  [0].department  must be text, but is empty",
  ),
  replacing(
    "a text that is too short",
    "perks.yml",
    /description: .*/,
    "description: ‹1›Work at home.",
    "‹1›  [0].description  has 13 characters; at least 20 needed",
  ),
  replacing(
    "a text that is too long",
    service,
    /^title: .*/m,
    `title: ‹1›${"Long ".repeat(12)}name`,
    "‹1›  title  has 64 characters; at most 60 allowed",
  ),
  replacing(
    "a text with a blank at its end",
    "perks.yml",
    /title: .*/,
    'title: ‹1›"Remote "',
    "‹1›  [0].title  starts or ends with a blank",
  ),
  replacing(
    "a service with three features",
    service,
    /^features:\n {2}- .*\n {2}(?=-)/m,
    "features:\n  ‹1›",
    "‹1›  features  has 3 entries; exactly 4 needed",
  ),
  replacing(
    "a service with five features",
    service,
    /^features:\n/m,
    "features:\n  ‹1›- One feature more\n",
    "‹1›  features  has 5 entries; exactly 4 allowed",
  ),
  replacing(
    "a case study with two results",
    study,
    /^results:\n {2}- .*\n {2}(?=-)/m,
    "results:\n  ‹1›",
    "‹1›  results  has 2 entries; exactly 3 needed",
  ),
  replacing(
    "a list with fewer entries than the page can show",
    study,
    /^technologies: .*/m,
    "technologies: ‹1›[Shopify]",
    "‹1›  technologies  has 1 entry; at least 2 needed",
  ),
  replacing(
    "more headline figures than the page can show",
    service,
    /^figures:\n/m,
    'figures:\n  ‹1›- { value: "9%", label: One figure more }\n',
    "‹1›  figures  has 5 entries; at most 4 allowed",
  ),
  replacing(
    "a testimonial with six stars",
    "testimonials.yml",
    /rating: .*/,
    "rating: ‹1›6",
    "‹1›  [0].rating  is 6; at most 5 allowed",
  ),
  replacing(
    "a testimonial with no star",
    "testimonials.yml",
    /rating: .*/,
    "rating: ‹1›0",
    "‹1›  [0].rating  is 0; at least 1 needed",
  ),
  replacing(
    "a testimonial with half a star",
    "testimonials.yml",
    /rating: .*/,
    "rating: ‹1›4.5",
    "‹1›  [0].rating  must be a whole number, but is the number 4.5",
  ),
  replacing(
    "an icon that is not drawn",
    service,
    /^icon: .*/m,
    "icon: ‹1›gage",
    `‹1›  icon  "gage" is not allowed (did you mean "gauge"?); allowed: ${icons}`,
  ),
  replacing(
    "a tool with an unknown status",
    "tools/flow-auditor.yml",
    /^status: .*/m,
    "status: ‹1›Comming soon",
    '‹1›  status  "Comming soon" is not allowed (did you mean "Coming Soon"?); allowed: Available, Coming Soon',
  ),
  replacing(
    "a job of an unknown type",
    "jobs.yml",
    /type: .*/,
    "type: ‹1›Full time",
    '‹1›  [0].type  "Full time" is not allowed (did you mean "Full-time"?); allowed: Full-time, Part-time, Contract',
  ),
  replacing(
    "a choice that is like none of the allowed ones",
    service,
    /^ {2}kind: .*/m,
    "  kind: ‹1›roadmap",
    '‹1›  approach.kind  "roadmap" is not allowed; allowed: process, capabilities',
  ),
  replacing(
    "a number where one of several words belongs",
    "jobs.yml",
    /type: .*/,
    "type: ‹1›40",
    "‹1›  [0].type  the number 40 is not allowed; allowed: Full-time, Part-time, Contract",
  ),
  replacing(
    "an option of the form that the webhook does not know",
    "pages/contact.yml",
    /value: 1m-5m/,
    "value: ‹1›1m-6m",
    '‹1›  form.revenueOptions[1].value  "1m-6m" is not allowed (did you mean "1m-5m"?); allowed: under-1m, 1m-5m, 5m-10m, 10m-25m, 25m-50m, over-50m',
  ),
  replacing(
    "a salary in another form",
    "jobs.yml",
    /salary: .*/,
    "salary: ‹1›90.000 to 120.000 €",
    '‹1›  [0].salary  "90.000 to 120.000 €" must be a yearly range such as $90k-$120k',
  ),
  replacing(
    "a malformed e-mail address",
    "site.yml",
    /^email: .*/m,
    "email: ‹1›hello(at)northkeel.example",
    '‹1›  email  "hello(at)northkeel.example" is not an e-mail address',
  ),
  replacing(
    "a web address without its beginning",
    "site.yml",
    /^url: .*/m,
    "url: ‹1›www.northkeel.example",
    '‹1›  url  "www.northkeel.example" is not a web address; write it in full, such as https://www.example.com',
  ),
  replacing(
    "the site's address with a slash at its end",
    "site.yml",
    /^url: .*/m,
    "url: ‹1›https://www.northkeel.example/",
    "‹1›  url  must not end with a slash",
  ),
  replacing(
    "a preview host written as an address",
    "site.yml",
    /^ {2}- netlify\.app/m,
    "  - ‹1›https://netlify.app",
    '‹1›  previewHosts[0]  "https://netlify.app" must be a host name',
  ),
  replacing(
    "a choice about analytics without its no",
    "site.yml",
    /^consent:\n( {2}title: .*\n {2}text: .*\n {2}accept: .*\n) {2}decline: .*\n/m,
    "consent:\n  ‹1›title: May we count?\n  text: We count pages and clicks on this site with a cookie.\n  accept: Yes\n",
    "‹1›  consent.decline  is missing; needed: The button that does not, alike in weight.",
  ),
  replacing(
    "a choice about analytics that does not say what one agrees to",
    "site.yml",
    /^( {2})text: With your yes.*/m,
    "  text: ‹1›We use cookies.",
    "‹1›  consent.text  has 15 characters; at least 40 needed",
  ),
  replacing(
    "a cookie policy elsewhere than on the site",
    "site.yml",
    /^ {4}to: \/legal\/cookies\//m,
    "    to: ‹1›/legal/biscuits/",
    `‹1›  consent.policy.to  "/legal/biscuits/" leads to no page (did you mean "/legal/cookies/"?); ${seeSitemap}`,
  ),
  replacing(
    "a key with a blank in it",
    "perks.yml",
    /^- id: .*/m,
    "- id: ‹1›remote work",
    '‹1›  [0].id  "remote work" must be letters, digits, hyphens and underscores, starting with a letter',
  ),
  replacing(
    "a sitemap rule that is no address",
    "sitemap.yml",
    /^- \{ id: \/contact\/,/m,
    "- { id: ‹1›contact,",
    "1:1  has no rule for /contact/; add one with its address, or one with a star for all below",
    '‹1›  [3].id  "contact" must be an address such as /contact/, or one with a star at its end: /blog/*',
  ),
  replacing(
    "a day that does not exist",
    post,
    /^date: .*/m,
    "date: ‹1›2024-02-30",
    '‹1›  date  "2024-02-30" is not a day of the calendar; write year-month-day, such as 2024-11-05',
  ),
  replacing(
    "a date in another form",
    post,
    /^date: .*/m,
    "date: ‹1›12 December 2024",
    '‹1›  date  "12 December 2024" is not a day of the calendar; write year-month-day, such as 2024-11-05',
  ),
  replacing(
    "a date with a time of day",
    legal,
    /^lastUpdated: .*/m,
    "lastUpdated: ‹1›2024-01-15T10:00:00Z",
    '‹1›  lastUpdated  "2024-01-15T10:00:00Z" is not a day of the calendar; write year-month-day, such as 2024-11-05',
  ),
];

const sharedValues: Mistake[] = [
  {
    name: "an id given twice in a list",
    edit: (content) => {
      content.mark("perks.yml", /remote\n/, "‹1›");
      content.replace("perks.yml", /^- id: hours/m, "- id: ‹2›remote");
    },
    problems: [
      'content/perks.yml:‹2›  [1].id  the id "remote" is taken by content/perks.yml:‹1 line›',
    ],
  },
  {
    name: "two services in the same place",
    edit: (content) => {
      content.replace("services/ai-automation.yml", /^order: .*/m, "order: ‹1›99");
      content.replace(service, /^order: .*/m, "order: ‹2›99");
    },
    problems: [
      'content/services/analytics.yml:‹2›  order  the place "99" is taken by content/services/ai-automation.yml:‹1 line›',
    ],
  },
  {
    name: "two pages with the same title in search results",
    edit: (content) => {
      content.replace(
        "pages/about.yml",
        /^ {2}title: Our story, .*/m,
        "  title: ‹1›One title twice",
      );
      content.replace(
        "tools/flow-auditor.yml",
        /^seo:\n {2}title: .*/m,
        "seo:\n  title: ‹2›One title twice",
      );
    },
    problems: [
      'content/tools/flow-auditor.yml:‹2›  seo.title  the search title "One title twice" is taken by content/pages/about.yml:‹1 line›',
    ],
  },
  {
    name: "an article and a service with the same description in search results",
    edit: (content) => {
      const description = "One description that two pages give to search engines";
      content.replace(post, /^ {2}description: .*/m, `  description: ‹1›${description}`);
      content.replace(
        service,
        /^ {2}description: (?=Daily).*/m,
        `  description: ‹2›${description}`,
      );
    },
    problems: [
      'content/services/analytics.yml:‹2›  seo.description  the search description "One description that two pages give to search engines" is taken by content/blog/hidden-profit-leaks-ecommerce/index.md:‹1 line›',
    ],
  },
];

const references: Mistake[] = [
  replacing(
    "a case study of an unknown service",
    study,
    /^services: .*/m,
    "services: [profit-optimization, ‹1›analytic]",
    `‹1›  services[1]  "analytic" is no Service (did you mean "analytics"?); allowed: ${services}`,
  ),
  replacing(
    "an article of an unknown category",
    post,
    /^category: .*/m,
    "category: ‹1›profit",
    `‹1›  category  "profit" is no Category; allowed: ${list(idsInList("categories.yml"))}`,
  ),
  replacing(
    "a teaser of an unknown industry",
    "case-teasers.yml",
    /industry: home-garden/,
    "industry: ‹1›home-and-garden",
    `‹1›  [2].industry  "home-and-garden" is no Industry (did you mean "home-garden"?); allowed: ${list(idsInList("industries.yml"))}`,
  ),
  replacing(
    "an unknown claim",
    home,
    /^ {2}claims: \[experience, /m,
    "  claims: [‹1›experiance, ",
    `‹1›  hero.claims[0]  "experiance" is no Claim (did you mean "experience"?); allowed: ${list(idsInList("claims.yml"))}`,
  ),
  replacing(
    "an unknown call to action",
    service,
    /^call: .*/m,
    "call: ‹1›analytics_dashbord",
    `‹1›  call  "analytics_dashbord" is no CallToAction (did you mean "analytics_dashboard"?); allowed: ${list(idsInList("calls-to-action.yml"))}`,
  ),
  replacing(
    "an unknown integration",
    service,
    /^integrations: .*/m,
    "integrations: [‹1›shopware]",
    `‹1›  integrations[0]  "shopware" is no Integration (did you mean "shopify"?); allowed: ${list(idsInList("integrations.yml"))}`,
  ),
  replacing(
    "an integration of an unknown category",
    "integrations.yml",
    /category: ecommerce/,
    "category: ‹1›e-commerce",
    `‹1›  [0].category  "e-commerce" is no IntegrationCategory (did you mean "ecommerce"?); allowed: ${list(idsInList("integration-categories.yml"))}`,
  ),
  replacing(
    "a home teaser of an unknown article",
    home,
    /^ {2}posts: .*/m,
    "  posts: [‹1›hidden-profit-leaks]",
    `‹1›  blog.posts[0]  "hidden-profit-leaks" is no BlogPost; allowed: ${list(namesInFolder("blog"))}`,
  ),
];

const links: Mistake[] = [
  replacing(
    "a link in YAML that leads nowhere",
    "navigation.yml",
    /to: \/resources\/audit\//,
    "to: ‹1›/resources/audits/",
    `‹1›  footer.columns[2].links[3].to  "/resources/audits/" leads to no page (did you mean "/resources/audit/"?); ${seeSitemap}`,
  ),
  replacing(
    "a link in YAML without a slash at its end",
    "navigation.yml",
    /^call: .*/m,
    "call: { label: Book a Call, to: ‹1›/contact }",
    '‹1›  call.to  "/contact" must be an address on this site that starts and ends with a slash, such as /contact/',
  ),
  replacing(
    "a link in YAML to another site, where one of this site belongs",
    "navigation.yml",
    /^call: .*/m,
    "call: { label: Book a Call, to: ‹1›https://calls.example/ }",
    '‹1›  call.to  "https://calls.example/" must be an address on this site that starts and ends with a slash, such as /contact/',
  ),
  replacing(
    "a link in YAML to a case study that does not exist",
    "pages/services.yml",
    /to: \/case-studies\//,
    "to: ‹1›/case-studies/#home-garden-growht",
    '‹1›  closing.link.to  "/case-studies/#home-garden-growht" leads to no heading of that page (did you mean "home-garden-growth"?)',
  ),
  replacing(
    "search texts for a page that does not exist",
    "seo-overrides.yml",
    /^- id: .*/m,
    "- id: ‹1›/abouts/",
    `‹1›  [0].id  "/abouts/" leads to no page (did you mean "/about/"?); ${seeSitemap}`,
  ),
  appending(
    "a link in Markdown that leads nowhere",
    legal,
    "\nSee ‹1›[our cookies](/legal/cookie/).\n",
    `‹1›  link  "/legal/cookie/" leads to no page (did you mean "/legal/cookies/"?); ${seeSitemap}`,
  ),
  appending(
    "a link in Markdown whose words run over the end of a line",
    legal,
    "\nSee ‹1›[our\ncookies](/legal/cookie/).\n",
    `‹1›  link  "/legal/cookie/" leads to no page (did you mean "/legal/cookies/"?); ${seeSitemap}`,
  ),
  appending(
    "an address in Markdown given apart from its link",
    legal,
    "\nSee [our cookies][policy].\n\n‹1›[policy]: /legal/cookie/\n",
    `‹1›  link  "/legal/cookie/" leads to no page (did you mean "/legal/cookies/"?); ${seeSitemap}`,
  ),
  appending(
    "a link in Markdown without a slash at its end",
    legal,
    "\nSee ‹1›[our cookies](/legal/cookies).\n",
    '‹1›  link  "/legal/cookies" must be a full web address, or one on this site that starts and ends with a slash',
  ),
  appending(
    "a link in Markdown to a file beside it",
    legal,
    "\nSee ‹1›[our cookies](cookies.md).\n",
    '‹1›  link  "cookies.md" must be a full web address, or one on this site that starts and ends with a slash',
  ),
  appending(
    "a link to a heading that the text does not have",
    legal,
    "\nSee ‹1›[what you can do](#what-you-can-doo).\n",
    '‹1›  link  "#what-you-can-doo" leads to no heading of this text (did you mean "what-you-can-do"?)',
  ),
  appending(
    "a link to a heading that another page does not have",
    "legal/terms.md",
    "\nSee ‹1›[form spam](/legal/acceptable-use/#form-spamm).\n",
    '‹1›  link  "/legal/acceptable-use/#form-spamm" leads to no heading of that page (did you mean "form-spam"?)',
  ),
  appending(
    "a link written in HTML",
    legal,
    '\nSee ‹1›<a href="/legal/cookie/">our cookies</a>.\n',
    "‹1›  html  script, iframe, style, h1, a and img have no place in a text; write Markdown",
  ),
  replacing(
    "a tool on the resources page that leads to a guide",
    "resources.yml",
    /link: \/tools\/stock-planner\//,
    "link: ‹1›/guides/choosing-an-erp/",
    '‹1›  [0].resources[1].link  "/guides/choosing-an-erp/" is no Tool; it must begin with /tools/',
  ),
];

const pictures: Mistake[] = [
  replacing(
    "a picture named in YAML that is missing",
    study,
    /^image: .*/m,
    "image: ‹1›covers.jpg",
    '‹1›  image  the picture content/case-studies/fashion-dtc-margin-recovery/covers.jpg is missing (did you mean "cover.jpg"?)',
  ),
  replacing(
    "a picture of another kind of file",
    study,
    /^image: .*/m,
    "image: ‹1›cover.svg",
    '‹1›  image  "cover.svg" must name a .jpg or .png picture',
  ),
  appending(
    "a picture in Markdown that is missing",
    post,
    "\n‹1›![Orders by week](orders.png)\n",
    "‹1›  picture  the picture content/blog/hidden-profit-leaks-ecommerce/orders.png is missing",
  ),
  appending(
    "a picture in Markdown without a text",
    post,
    "\n‹1›![](cover.jpg)\n",
    "‹1›  picture  has no text; say in the brackets what it shows",
  ),
  {
    name: "a folder with a picture and no entry",
    edit: (content) => content.write("blog/next-article/cover.jpg", ""),
    problems: [
      "content/blog/next-article/cover.jpg:1:1  stands in a folder without index.md, which would be its entry",
    ],
  },
];

const colon =
  'a text that contains ": " must stand in quotes, and the fields of a group must begin in one column';

const syntax: Mistake[] = [
  replacing(
    "a text with a colon and no quotes",
    "perks.yml",
    /title: .*/,
    "title: ‹1›Remote: within Europe",
    `‹1›  is not valid YAML: Nested mappings are not allowed in compact mappings; ${colon}`,
  ),
  replacing(
    "a line indented with a tab",
    "perks.yml",
    /^ {2}title: Hours/m,
    "‹1›\ttitle: Hours",
    "‹1›  is not valid YAML: a tab indents this line; indent with spaces",
  ),
  replacing(
    "a quote that is never closed",
    "perks.yml",
    /title: .*/,
    'title: ‹1›"Remote within Europe',
    "‹1›  is not valid YAML: a quote is opened here and never closed",
  ),
  replacing(
    "a field given twice",
    service,
    /^icon: .*\n/m,
    "icon: gauge\n‹1›icon: gauge\n",
    '‹1›  is not valid YAML: the field "icon" stands twice in one group; keep one',
  ),
  replacing(
    "a field of an entry that stands further left than its neighbours",
    "perks.yml",
    /^ {2}title: Hours/m,
    "‹1› title: Hours",
    '‹1›  is not valid YAML: Sequence item without - indicator; an entry of a list begins with "- ", and its fields stand in one column',
  ),
  replacing(
    "a field of a group that stands further left than its neighbours",
    service,
    /^ {2}lead:/m,
    "‹1› lead:",
    "‹1›  is not valid YAML: All mapping items must start at the same column; check the indentation and the quotes",
  ),
  replacing(
    "a field that stands further right than its neighbours",
    "perks.yml",
    /^- id: hours\n {2}title/m,
    "- id: ‹1›hours\n    title",
    `‹1›  is not valid YAML: Nested mappings are not allowed in compact mappings; ${colon}`,
  ),
  replacing(
    "a long text that does not stand further in than its field",
    "perks.yml",
    /description: .*/,
    "description: >-\n  ‹1›Work from the office or from home.",
    "‹1›  is not valid YAML: Implicit map keys need to be followed by map values; a field is its name, a colon and a blank, and a long text stands further in than its field",
  ),
  replacing(
    "a list whose bracket is never closed",
    study,
    /^technologies: .*\n/m,
    "technologies: [Shopify, Klaviyo\n‹1›",
    "‹1›  is not valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ]; check the indentation and the quotes",
  ),
  replacing(
    "a text whose first word alone is in quotes",
    "perks.yml",
    /title: .*/,
    'title: "Remote" ‹1›within Europe',
    "‹1›  is not valid YAML: Unexpected scalar at node end; check the indentation; a text that begins with a quote, [ or { must stand in quotes as a whole",
  ),
  replacing(
    "a text that begins with a special character",
    "perks.yml",
    /title: .*/,
    "title: ‹1›@home within Europe",
    "‹1›  is not valid YAML: Plain value cannot start with reserved character @; a text that starts with a special character must stand in quotes",
  ),
  replacing(
    "a text that begins with a star",
    "perks.yml",
    /title: .*/,
    "title: ‹1›*Remote",
    '‹1›  is not valid YAML: "*Remote" is a mark of YAML here; a text that starts with & or * must stand in quotes',
  ),
  replacing(
    "a text that begins with an ampersand",
    "perks.yml",
    /title: .*/,
    "title: ‹1›&Remote within Europe",
    '‹1›  is not valid YAML: "&Remote" is a mark of YAML here; a text that starts with & or * must stand in quotes',
  ),
  replacing(
    "a text that begins with an exclamation mark",
    "perks.yml",
    /title: .*/,
    "title: ‹1›!Remote within Europe",
    "‹1›  is not valid YAML: Unresolved tag: !Remote; a text that starts with a special character must stand in quotes",
  ),
  replacing(
    "a text that is a fact and has no quotes",
    "perks.yml",
    /title: .*/,
    "title: {‹1›{site.name}}",
    "‹1›  is not valid YAML: a text that starts with {{ must stand in quotes",
  ),
  appending(
    "a second document below three dashes",
    "perks.yml",
    "‹1›---\n- id: more\n",
    "‹1›  is not valid YAML: a line of three dashes begins a second document; remove it",
  ),
  {
    name: "two slips in one file",
    edit: (content) => {
      content.replace("perks.yml", /title: Remote.*/, "title: ‹1›Remote: within Europe");
      content.replace("perks.yml", /title: Hours.*/, "title: ‹2›Hours: you set them");
    },
    problems: [
      `content/perks.yml:‹1›  is not valid YAML: Nested mappings are not allowed in compact mappings; ${colon}`,
      `content/perks.yml:‹2›  is not valid YAML: Nested mappings are not allowed in compact mappings; ${colon}`,
    ],
  },
  {
    name: "a slip in the file of facts, told once and not in every text that uses them",
    edit: (content) => content.replace("site.yml", /^tagline: .*/m, "tagline: ‹1›We: architects"),
    problems: [
      `content/site.yml:‹1›  is not valid YAML: Nested mappings are not allowed in compact mappings; ${colon}`,
    ],
  },
  {
    name: "a slip in the list of claims, told once and not in every text that uses them",
    edit: (content) => content.replace("claims.yml", /label: .*/, "label: ‹1›Years: in ecommerce"),
    problems: [
      `content/claims.yml:‹1›  is not valid YAML: Nested mappings are not allowed in compact mappings; ${colon}`,
    ],
  },
];

const frontMatter: Mistake[] = [
  {
    name: "a text without front matter",
    edit: (content) => content.write(legal, "## What you can do\n\nRead the site.\n"),
    problems: [
      "content/legal/acceptable-use.md:1:1  has no front matter; begin with a line of three dashes, the fields, and three dashes",
    ],
  },
  {
    name: "front matter that is never closed",
    edit: (content) => content.replace(legal, /^---\n\n/m, "\n"),
    problems: [
      "content/legal/acceptable-use.md:1:1  its front matter never ends; close it with a line of three dashes",
    ],
  },
  {
    name: "a slip in front matter, in the line of the file",
    edit: (content) =>
      content.write(
        legal,
        "---\ntitle: Acceptable Use Policy\ndescription: Rules: all of them\n---\n\nText.\n",
      ),
    problems: [
      `content/legal/acceptable-use.md:3:14  is not valid YAML: Nested mappings are not allowed in compact mappings; ${colon}`,
    ],
  },
  replacing(
    "a misspelt field in front matter",
    legal,
    /^lastUpdated:/m,
    "‹1›lastUpdate:",
    "2:1  lastUpdated  is missing; needed: The day it was last changed.",
    '‹1›  lastUpdate  is not a field here (did you mean "lastUpdated"?); allowed: title, description, lastUpdated, order, seo',
  ),
];

const files: Mistake[] = [
  {
    name: "a file that no kind owns",
    edit: (content) => content.write("claim.yml", "- id: experience\n"),
    problems: [
      'content/claim.yml:1:1  no kind of content owns this file (did you mean "claims.yml"?)',
    ],
  },
  {
    name: "a file that is like none",
    edit: (content) => content.write("notes-for-the-next-meeting.txt", "Call the printer.\n"),
    problems: ["content/notes-for-the-next-meeting.txt:1:1  no kind of content owns this file"],
  },
  {
    name: "a list saved as .yaml",
    edit: (content) => content.rename("perks.yml", "perks.yaml"),
    problems: [
      'content/perks.yaml:1:1  no kind of content owns this file (did you mean "perks.yml"?)',
      "content/perks.yml:1:1  is missing; it holds what we offer to people who work here.",
    ],
  },
  {
    name: "a service saved as .yaml",
    edit: (content) => content.write("services/consulting.yaml", "title: Consulting\n"),
    problems: [
      "content/services/consulting.yaml:1:1  no kind of content owns this file; files there are services/<id>.yml",
    ],
  },
  {
    name: "an article that stands beside its folder",
    edit: (content) => content.write("blog/next-article.md", "---\ntitle: Next\n---\n\nText.\n"),
    problems: [
      "content/blog/next-article.md:1:1  no kind of content owns this file; files there are blog/<id>/index.md, with .jpg or .png pictures beside it",
    ],
  },
  {
    name: "a picture in a form that the site does not take",
    edit: (content) => content.write("blog/discount-discipline/photo.webp", ""),
    problems: [
      "content/blog/discount-discipline/photo.webp:1:1  no kind of content owns this file; files there are blog/<id>/index.md, with .jpg or .png pictures beside it",
    ],
  },
  {
    name: "a file name with a capital and a blank",
    edit: (content) => {
      content.rename("calculators/customer-value.yml", "calculators/Customer value.yml");
      content.everywhere(/\.md$/, (text) =>
        text.replaceAll("/calculators/customer-value/", "/resources/"),
      );
      content.mark("resources.yml", /\/calculators\/customer-value\//, "‹1›");
    },
    problems: [
      'content/calculators/Customer value.yml:1:1  its id "Customer value" must be lower-case words joined by hyphens, such as profit-optimization',
      `content/resources.yml:‹1›  [2].resources[2].link  "/calculators/customer-value/" leads to no page (did you mean "/calculators/Customer value/"?); ${seeSitemap}`,
    ],
  },
  {
    name: "a folder name with an underscore",
    edit: (content) => {
      content.rename("case-studies/home-garden-growth", "case-studies/home_garden_growth");
    },
    problems: [
      'content/case-studies/home_garden_growth/index.yml:1:1  its id "home_garden_growth" must be lower-case words joined by hyphens, such as profit-optimization',
    ],
  },
  {
    name: "an empty file",
    edit: (content) => content.write("pages/legal.yml", ""),
    problems: [
      "content/pages/legal.yml:1:1  has no fields; needed: hero, updatedLabel, companyTitle, seo",
    ],
  },
  {
    name: "a file with nothing but a comment",
    edit: (content) => content.write("pages/legal.yml", "# Written later.\n"),
    problems: [
      "content/pages/legal.yml:1:1  has no fields; needed: hero, updatedLabel, companyTitle, seo",
    ],
  },
  {
    name: "a file with a text and no fields",
    edit: (content) => content.write("pages/legal.yml", "Four policies\n"),
    problems: [
      'content/pages/legal.yml:1:1  must be a group of fields, but is the text "Four policies"',
    ],
  },
  {
    name: "an empty list that the site cannot do without",
    edit: (content) => content.write("process.yml", "[]\n"),
    problems: ["content/process.yml:1:1  is empty; the site needs at least one ProcessStep"],
  },
  {
    name: "a list written as a group",
    edit: (content) => content.write("values.yml", "excellence:\n  title: Excellence\n"),
    problems: [
      'content/values.yml:1:1  must be a list: every entry begins with "- " at the start of a line',
    ],
  },
  appending(
    "an entry of a list that is a text",
    "perks.yml",
    "- ‹1›Free lunch\n",
    `‹1›  [${idsInList("perks.yml").length}]  must be a group of fields, but is the text "Free lunch"`,
  ),
  appending(
    "a dash with nothing behind it",
    "perks.yml",
    "-‹1›\n",
    `‹1›  [${idsInList("perks.yml").length}]  must be a group of fields, but is empty`,
  ),
  {
    name: "a page whose file is missing",
    edit: (content) => content.remove("pages/legal.yml"),
    problems: [
      "content/pages/legal.yml:1:1  is missing; it holds the copy of /legal/, and the words around each legal text.",
    ],
  },
  {
    name: "a list whose file is missing, told once and not in every entry that refers to it",
    edit: (content) => content.remove("industries.yml"),
    problems: ["content/industries.yml:1:1  is missing; it holds an industry of clients."],
  },
  {
    name: "a service whose file is missing",
    edit: (content) => {
      content.remove("services/low-code.yml");
      content.everywhere(/\.(yml|md)$/, (text) =>
        text
          .replace(/low-code, |, low-code(?=[,\]])/g, "")
          .replace(/(?<=to: )\/services\/low-code\//, "‹1›$&")
          .replace(/(?<=\()\/services\/low-code\//g, "/services/"),
      );
    },
    problems: [
      `content/navigation.yml:‹1›  footer.columns[0].links[6].to  "/services/low-code/" leads to no page (did you mean "/services/"?); ${seeSitemap}`,
    ],
  },
];

const bodies: Mistake[] = [
  {
    name: "front matter with no text below",
    edit: (content) => content.replace(legal, /(?<=^---\n)\n[^]*/m, "‹1›\n"),
    problems: [
      "content/legal/acceptable-use.md:‹1›  body  is empty; the text stands below the front matter",
    ],
  },
  appending(
    "a level of headings that is skipped",
    legal,
    "\n## Last part\n\n‹1›#### A detail\n\nText.\n",
    "‹1›  heading  #### follows ##; a level must not be skipped",
  ),
  appending(
    "a second title in the text",
    legal,
    "\n‹1›# Another title\n\nText.\n",
    "‹1›  heading  # is the title of the page, which stands in the front matter; begin with ##",
  ),
  appending(
    "a script in the text",
    legal,
    "\nA counter: ‹1›<script>count()</script>\n",
    "‹1›  html  script, iframe, style, h1, a and img have no place in a text; write Markdown",
  ),
  appending(
    "a block of code that is never closed",
    legal,
    "\n‹1›```\nUser-agent: *\n",
    "‹1›  code  ``` opens a block that is never closed",
  ),
  appending(
    "a fact that does not exist, in the text",
    legal,
    "\nWrite to ‹1›{{site.mail}} at once.\n",
    `‹1›  body  {{site.mail}} names no fact (did you mean "site.email"?); allowed: ${siteFacts}`,
  ),
  replacing(
    "a fact that does not exist, in a field",
    "pages/about.yml",
    /^hero:\n {2}eyebrow: .*/m,
    'hero:\n  eyebrow: ‹1›"{{claims.experiences}} years"',
    `‹1›  hero.eyebrow  {{claims.experiences}} names no fact (did you mean "claims.experience"?); allowed: ${claimFacts}`,
  ),
  replacing(
    "a fact of a source that does not exist",
    "perks.yml",
    /title: .*/,
    'title: ‹1›"{{firm.name}} anywhere"',
    `‹1›  [0].title  {{firm.name}} names no fact (did you mean "site.name"?); allowed: ${siteFacts.replace("11 more", `${11 + idsInList("claims.yml").length} more`)}`,
  ),
];

const chart = (...lines: string[]) => ["", "```chart", ...lines, "```", ""].join("\n");

const chartWords = ["title: Orders by week", "caption: A worked example of one store."];

const charts: Mistake[] = [
  appending(
    "a chart of an unknown type",
    post,
    chart(
      "type: ‹1›bar",
      ...chartWords,
      "data:",
      "  - { label: A, value: 1 }",
      "  - { label: B, value: 2 }",
      "  - { label: C, value: 3 }",
    ),
    '‹1›  chart.type  "bar" is not allowed (did you mean "bars"?); allowed: bars, bridge, line',
  ),
  appending(
    "a bridge that does not add up",
    post,
    chart(
      "type: bridge",
      ...chartWords,
      "data:",
      "  - { label: Sales, value: 100, total: true }",
      "  - { label: Goods, value: -40 }",
      "  - { label: Left, value: ‹1›70, total: true }",
    ),
    "‹1›  chart.data[2].value  is 70, but the rows before it add up to 60",
  ),
  appending(
    "a bridge that begins with a step",
    post,
    chart(
      "type: bridge",
      ...chartWords,
      "data:",
      "  - ‹1›{ label: Goods, value: -40 }",
      "  - { label: Ads, value: -20 }",
      "  - { label: Left, value: -60, total: true }",
    ),
    "‹1›  chart.data[0]  a bridge starts with a total",
  ),
  appending(
    "a line with fewer figures than labels",
    post,
    chart(
      "type: line",
      ...chartWords,
      "x: [Jan, Feb, Mar, Apr]",
      "series:",
      "  - label: Orders",
      "    values: ‹1›[10, 20, 30]",
    ),
    "‹1›  chart.series[0].values  has 3 figures for 4 labels of x",
  ),
  appending(
    "a line without labels",
    post,
    chart(
      "‹1›type: line",
      ...chartWords,
      "series:",
      "  - label: Orders",
      "    values: [10, 20, 30]",
    ),
    "‹1›  chart.x  is missing; needed: Labels along a line chart.",
  ),
  appending(
    "bars below zero",
    post,
    chart(
      "type: bars",
      ...chartWords,
      "data:",
      "  - { label: A, value: ‹1›-1 }",
      "  - { label: B, value: 2 }",
      "  - { label: C, value: 3 }",
    ),
    "‹1›  chart.data[0].value  a bar cannot be negative",
  ),
  appending(
    "a slip in the YAML of a chart, in the line of the file",
    post,
    chart("type: bars", "title: ‹1›Orders: by week", "caption: A worked example of one store."),
    `‹1›  chart  is not valid YAML: Nested mappings are not allowed in compact mappings; ${colon}`,
  ),
  {
    name: "the bridge of the home page not adding up",
    edit: (content) => {
      content.replace(home, /label: Hidden leaks, value: -9/, "label: Hidden leaks, value: -10");
      content.mark(home, /(?<=label: Net profit today, value: )/, "‹1›");
      content.mark(home, /(?<=label: Net profit after, value: )/, "‹2›");
    },
    problems: [
      "content/pages/home.yml:‹1›  hero.bridge.data[6].value  is 12, but the rows before it add up to 11",
      "content/pages/home.yml:‹2›  hero.bridge.data[8].value  is 16, but the rows before it add up to 15",
    ],
  },
];

const sitemap: Mistake[] = [
  replacing(
    "a page that no rule of the sitemap fits",
    "sitemap.yml",
    /^- \{ id: \/process\/.*\n/m,
    "",
    "1:1  has no rule for /process/; add one with its address, or one with a star for all below",
  ),
  replacing(
    "a weight above that of any page",
    "sitemap.yml",
    /id: \/process\/, changeFrequency: monthly, priority: .* \}/,
    "id: /process/, changeFrequency: monthly, priority: ‹1›8 }",
    "‹1›  [6].priority  is 8; at most 1 allowed",
  ),
];

const mistakes = [
  ...fields,
  ...sharedValues,
  ...references,
  ...links,
  ...pictures,
  ...syntax,
  ...frontMatter,
  ...files,
  ...bodies,
  ...charts,
  ...sitemap,
];

let base: string;
beforeAll(() => {
  base = copyRealContent();
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

function withCopy(run: (content: ContentCopy) => void): void {
  const content = new ContentCopy(base);
  try {
    run(content);
  } finally {
    content.dispose();
  }
}

/** Makes the edits and compares all that an editor is shown, but for the count. */
function expectReport(edit: (content: ContentCopy) => void, problems: string[]): void {
  withCopy((content) => {
    edit(content);
    const report = content.report();
    expect(report.slice(0, -2)).toEqual(problems.map((problem) => content.withPlaces(problem)));
  });
}

describe("a mistake", () => {
  test.each(mistakes)("$name", ({ edit, problems }) => expectReport(edit, problems));
});

describe("mistakes in many files", () => {
  it("are all told at once, in the order of files and lines, with their count", () =>
    withCopy((content) => {
      content.replace("site.yml", /^email: .*/m, "email: ‹1›nobody");
      content.replace("site.yml", /^copyrightYear: .*/m, "copyrightYear: ‹2›1024");
      content.replace(post, /^date: .*/m, "date: ‹3›2024-12-32");
      content.append(post, "\nSee ‹4›[this](/nowhere/).\n");
      content.replace("jobs.yml", /type: .*/, "type: ‹5›Sometimes");
      content.replace("perks.yml", /title: .*/, "title: ‹6›Remote: anywhere");
      content.replace(service, /^call: .*/m, "call: ‹7›analytics_dashbord");
      content.write("tools.yml", "- id: more\n");
      content.remove("pages/legal.yml");
      expect(content.report()).toEqual(
        [
          'content/blog/hidden-profit-leaks-ecommerce/index.md:‹3›  date  "2024-12-32" is not a day of the calendar; write year-month-day, such as 2024-11-05',
          `content/blog/hidden-profit-leaks-ecommerce/index.md:‹4›  link  "/nowhere/" leads to no page; ${seeSitemap}`,
          'content/jobs.yml:‹5›  [0].type  "Sometimes" is not allowed; allowed: Full-time, Part-time, Contract',
          "content/pages/legal.yml:1:1  is missing; it holds the copy of /legal/, and the words around each legal text.",
          `content/perks.yml:‹6›  is not valid YAML: Nested mappings are not allowed in compact mappings; ${colon}`,
          `content/services/analytics.yml:‹7›  call  "analytics_dashbord" is no CallToAction (did you mean "analytics_dashboard"?); allowed: ${list(idsInList("calls-to-action.yml"))}`,
          'content/site.yml:‹1›  email  "nobody" is not an e-mail address',
          "content/site.yml:‹2›  copyrightYear  is 1024; at least 2000 needed",
          "content/tools.yml:1:1  no kind of content owns this file; files there are tools/<id>.yml",
          "",
          "9 problems in 7 files",
        ].map((line) => content.withPlaces(line)),
      );
    }));

  it("are counted as one problem in one file when there is one", () =>
    withCopy((content) => {
      content.remove("perks.yml");
      expect(content.report().at(-1)).toBe("1 problem in 1 file");
    }));
});

describe("a mistake in an entry", () => {
  it("is none in what refers to it", () =>
    expectReport(
      (content) => {
        content.replace(
          "claims.yml",
          /(?<=^- id: experience\n {2}value: .*\n {2}label: ).*/m,
          "‹1›Y",
        );
        content.replace("industries.yml", /(?<=^- id: fashion-dtc\n {2}title: ).*/m, '‹2›""');
        content.replace(
          "sitemap.yml",
          /id: \/process\/, changeFrequency: \w+/,
          "id: /process/, changeFrequency: ‹3›sometimes",
        );
        content.replace("services/low-code.yml", /^icon: .*/m, "icon: ‹4›bricks");
      },
      [
        "content/claims.yml:‹1›  [0].label  has 1 character; at least 2 needed",
        "content/industries.yml:‹2›  [0].title  has 0 characters; at least 2 needed",
        `content/services/low-code.yml:‹4›  icon  "bricks" is not allowed; allowed: ${icons}`,
        'content/sitemap.yml:‹3›  [6].changeFrequency  "sometimes" is not allowed; allowed: always, hourly, daily, weekly, monthly, yearly, never',
      ],
    ));
});

/** Leads links of other texts elsewhere, so that what they lead to may go. */
const withoutLinksTo = (folder: string) => (text: string) =>
  text.replace(new RegExp(`\\]\\(/${folder}/[^)]+\\)`, "g"), "](/resources/)");

/** Takes the texts of a kind out of what to read after a check. */
const unread = (content: ContentCopy, field: string) =>
  content.everywhere(/^checks\//, (text) =>
    text.replace(new RegExp(`${field}: .*`, "g"), `${field}: []`),
  );

describe("content that is right in an uncommon form", () => {
  it("is the content as it stands", () => expectReport(() => undefined, []));

  it("may have the line ends of Windows", () =>
    expectReport(
      (content) => content.everywhere(/\.(yml|md)$/, (text) => text.replaceAll("\n", "\r\n")),
      [],
    ));

  it("has its mistakes told at their places when it has the line ends of Windows", () =>
    expectReport(
      (content) => {
        content.replace(legal, /^lastUpdated: .*/m, "lastUpdated: ‹1›2024-13-01");
        content.append(
          legal,
          "\nWrite to ‹2›{{site.mail}}, see ‹3›[this](/nowhere/).\n\n‹4›# Title\n",
        );
        content.everywhere(/\.(yml|md)$/, (text) => text.replaceAll("\n", "\r\n"));
      },
      [
        'content/legal/acceptable-use.md:‹1›  lastUpdated  "2024-13-01" is not a day of the calendar; write year-month-day, such as 2024-11-05',
        `content/legal/acceptable-use.md:‹2›  body  {{site.mail}} names no fact (did you mean "site.email"?); allowed: ${siteFacts}`,
        `content/legal/acceptable-use.md:‹3›  link  "/nowhere/" leads to no page; ${seeSitemap}`,
        "content/legal/acceptable-use.md:‹4›  heading  # is the title of the page, which stands in the front matter; begin with ##",
      ],
    ));

  it("may begin with a byte order mark", () =>
    expectReport((content) => content.everywhere(/\.(yml|md)$/, (text) => `\uFEFF${text}`), []));

  it("may have addresses of other sites, mail and known headings behind its links", () =>
    expectReport(
      (content) =>
        content.append(
          legal,
          "\n[a](https://example.com/x), [b](mailto:hello@example.com), [c](#form-spam), [d](/legal/cookies/),\n[e](/legal/terms/) and `[no link](nowhere)`.\n\n```\n[none](either)\n```\n",
        ),
      [],
    ));

  it("may have hidden files beside it", () =>
    expectReport((content) => content.write("services/.DS_Store", "binary"), []));

  it.each(["[]\n", "", "# None at the moment.\n"])("may have no open position: %j", (text) =>
    expectReport((content) => content.write("jobs.yml", text), []),
  );

  it("may have no article, once no page points to one", () =>
    expectReport((content) => {
      content.remove("blog");
      content.everywhere(/\.md$/, withoutLinksTo("blog"));
      content.replace(home, /^ {2}posts: .*/m, "  posts: []");
      unread(content, "posts");
    }, []));

  it("may have no guide, once no page points to one", () =>
    expectReport((content) => {
      content.remove("guides");
      content.everywhere(/\.md$/, withoutLinksTo("guides"));
      content.replace("resources.yml", /^- id: guides\n(?: .*\n)+/m, "");
      unread(content, "guides");
    }, []));
});

describe("an article that is gone", () => {
  it("is named wherever the home page still shows it", () =>
    expectReport(
      (content) => {
        content.remove("blog");
        content.everywhere(/\.md$/, withoutLinksTo("blog"));
        content.replace(home, /^ {2}posts: .*/m, "  posts: [‹1›discount-discipline]");
        unread(content, "posts");
      },
      [
        'content/pages/home.yml:‹1›  blog.posts[0]  "discount-discipline" is no BlogPost; there is none yet',
      ],
    ));
});

describe("a folder that is not there", () => {
  it("is told as missing files, never as an error of the program", () => {
    const { problems } = loadContent(path.join(base, "nowhere"));
    expect(problems.map(formatProblem)).toContain(
      "content/site.yml:1:1  is missing; it holds the identity of the site and its few switches.",
    );
    expect(problems.every(({ message }) => /^is (missing|empty); /.test(message))).toBe(true);
  });
});
