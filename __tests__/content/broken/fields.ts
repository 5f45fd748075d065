/** The messages for a field with a wrong name, type, length or form. */
import { expectReport } from "../content-copy";

const service = "services/repair.yml";
const tower = "case-studies/town-hall-tower/index.yml";
const shop = "case-studies/station-shop/index.yml";
const oil = "blog/oil-and-dust/index.md";
const winding = "blog/winding-habits/index.md";
const questions = "questionnaires/care.yml";

test("fields with a wrong name, and values of a wrong type", () =>
  expectReport(
    (content) => {
      content.replace(oil, /author: .*/, "author: ‹1›Null");
      content.replace(winding, /author: .*/, "author: ‹2›true");
      content.replace(shop, /^months: .*/m, "months: ‹3›6.5");
      content.replace(tower, /^technologies: .*/m, "technologies: ‹4›Quartz");
      content.replace(tower, /^months: .*/m, "months: ‹5›six");
      content.replace("jobs.yml", "department: Workshop", "department: ‹6›[Automation, Data]");
      content.replace("jobs.yml", "department: Studio", "department:‹7›");
      content.replace("pages/home.yml", /^contact:\n(?: {2}.*\n)+/m, "contact: ‹8›Write to us\n");
      content.replace(service, /^title:/m, "‹9›titel:");
      content.replace("site.yml", /registryCode: .*/, "registryCode: ‹10›09876543");
      content.replace("site.yml", /(?<=sendSourceWithForms: ).*/, "‹11›yes");
    },
    [
      `content/${oil}:‹1›  author  must be text, but is Null, which means empty; put it in quotes`,
      `content/${winding}:‹2›  author  must be text, but is true; put it in quotes`,
      `content/${shop}:‹3›  months  must be a whole number, but is the number 6.5`,
      `content/${tower}:‹4›  technologies  must be a list, but is the text "Quartz"`,
      `content/${tower}:‹5›  months  must be a number, but is the text "six"`,
      "content/jobs.yml:‹6›  [0].department  must be text, but is a list",
      "content/jobs.yml:‹7›  [1].department  must be text, but is empty",
      'content/pages/home.yml:‹8›  contact  must be a group of fields, but is the text "Write to us"',
      `content/${service}:‹9›  title  is missing; needed: The name of the service.`,
      `content/${service}:‹9›  titel  is not a field here (did you mean "title"?); allowed: title, draft, order, icon, description, features, hero, call, example, figures, claims, benefits, exhibit, package, approach, faqs and 4 more`,
      "content/site.yml:‹10›  company.registryCode  must be text, but is the number 09876543; put it in quotes",
      'content/site.yml:‹11›  sendSourceWithForms  must be true or false, but is the text "yes"',
    ],
  ));

test("values that are too long, too short or not among the allowed ones", () =>
  expectReport(
    (content) => {
      content.replace(tower, /^technologies: .*/m, "technologies: ‹1›[Shopify]");
      content.replace("jobs.yml", "type: fullTime", "type: ‹2›40");
      content.replace("perks.yml", /title: .*/, 'title: ‹3›"Remote "');
      content.replace("perks.yml", /description: .*/, "description: ‹4›Work at home.");
      content.replace(service, /^title: .*/m, `title: ‹5›${"Long ".repeat(17)}name`);
      content.replace(service, /^icon: .*/m, "icon: ‹6›gage");
      content.replace(service, /^features:\n {2}- .*\n {2}(?=-)/m, "features:\n  ‹7›");
      content.replace("testimonials.yml", /rating: .*/, "rating: ‹8›6");
      content.replace(questions, /^ {2}(?=- id: place)/m, "  ‹9›");
      content.replace(questions, /^ {6}- id: oil\n( {8}.*\n)+/m, "");
    },
    [
      `content/${tower}:‹1›  technologies  has 1 entry; at least 2 needed`,
      "content/jobs.yml:‹2›  [0].type  the number 40 is not allowed; allowed: fullTime, partTime, contract",
      "content/perks.yml:‹3›  [0].title  starts or ends with a space",
      "content/perks.yml:‹4›  [0].description  has 13 characters; at least 20 needed",
      `content/${questions}:‹9›  areas  must have 8 to 12 questions in total`,
      `content/${service}:‹5›  title  has 89 characters; at most 84 allowed`,
      `content/${service}:‹6›  icon  "gage" is not allowed (did you mean "gauge"?); allowed: anchor, book, calculator, chart, clock, code, compass, database, funnel, gauge, growth, handshake, layers, lightbulb, percent, profit and 4 more`,
      `content/${service}:‹7›  features  has 3 entries; exactly 4 needed`,
      "content/testimonials.yml:‹8›  [0].rating  is 6; at most 5 allowed",
    ],
  ));

test("addresses, dates, keys and ranges in a wrong form", () =>
  expectReport(
    (content) => {
      content.replace(oil, /^date: .*/m, "date: ‹1›2024-02-30");
      content.replace("jobs.yml", /from: 50000/, "from: ‹2›90.000 €");
      content.replace("perks.yml", /^- id: .*/m, "- id: ‹3›remote work");
      content.replace("process.yml", "weeks: [1]", "weeks: ‹4›[]");
      content.replace("process.yml", "weeks: [3, 4]", "weeks: ‹5›[1, 2, 3]");
      content.replace("site.yml", /^email: .*/m, "email: ‹6›hello(at)example.com");
      content.replace("site.yml", /^language: .*/m, "language: ‹9›de_DE");
      content.replace("site.yml", /^ {2}- netlify\.app/m, "  - ‹7›https://netlify.app");
      content.replace("site.yml", "webhook: on", "webhook: ‹8›off");
    },
    [
      `content/${oil}:‹1›  date  "2024-02-30" is not a valid date; write it as year-month-day, such as 2024-11-05`,
      'content/jobs.yml:‹2›  [0].pay.from  must be a number, but is the text "90.000 €"',
      'content/perks.yml:‹3›  [0].id  "remote work" must be letters, digits, hyphens and underscores, starting with a letter',
      "content/process.yml:‹4›  [0].weeks  has 0 entries; at least 1 needed",
      "content/process.yml:‹5›  [1].weeks  has 3 entries; at most 2 allowed",
      'content/site.yml:‹6›  email  "hello(at)example.com" is not an email address',
      "content/site.yml:‹9›  language  must be the tag of a language, such as en-GB, de-DE or pl",
      'content/site.yml:‹7›  previewHosts[0]  "https://netlify.app" must be a host name',
      "content/site.yml:‹8›  forms.webhook  is off and backup is none, so forms would go nowhere; turn one of them on",
    ],
  ));

test.each(["www.example.com", "https://www.example.com/", "https://www.example.com/shop"])(
  "the address of the site is %s",
  (url) =>
    expectReport(
      (content) => content.replace("site.yml", /^url: .*/m, `url: ‹1›${url}`),
      [
        "content/site.yml:‹1›  url  must be the address of the whole site, without a slash at the end, such as https://www.example.com",
      ],
    ),
);
