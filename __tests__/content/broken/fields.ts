/** What the check says about a field with a wrong name or a value of the wrong type. */
import { replacing, testMistakes } from "./mistakes";

const service = "services/repair.yml";
const study = "case-studies/town-hall-tower/index.yml";
const home = "pages/home.yml";

describe("the name of a field", () => {
  testMistakes([
    replacing(
      "a misspelt field",
      service,
      /^title:/m,
      "‹1›titel:",
      "‹1›  title  is missing; needed: The name of the service.",
      '‹1›  titel  is not a field here (did you mean "title"?); allowed: title, draft, order, icon, description, features, hero, call, example, figures, claims, benefits, package, approach, faqs, closing and 3 more',
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
      /^- id: bench\n/m,
      "- id: bench\n  ‹1›picture: bench.jpg\n",
      "‹1›  [0].picture  is not a field here; allowed: id, example, title, description",
    ),
    replacing(
      "a required field left out of an entry of a list",
      "jobs.yml",
      /^- id: clockmaker\n {2}title: .*\n/m,
      "- ‹1›id: clockmaker\n",
      "‹1›  [0].title  is missing; needed: The position, in gender-neutral words.",
    ),
    replacing(
      "a required field left out of a group",
      service,
      /^seo:\n {2}title: .*\n {2}description: .*\n/m,
      "seo:\n  ‹1›title: A title for search results\n",
      "‹1›  seo.description  is missing; needed: Description for search results and shared links.",
    ),
  ]);
});

describe("the type of a value", () => {
  testMistakes([
    replacing(
      "a number where a text belongs",
      "jobs.yml",
      /department: .*/,
      "department: ‹1›42",
      "‹1›  [0].department  must be text, but is the number 42; put it in quotes",
    ),
    replacing(
      "a number whose first zero would be lost",
      "site.yml",
      /registryCode: .*/,
      "registryCode: ‹1›09876543",
      "‹1›  company.registryCode  must be text, but is the number 09876543; put it in quotes",
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
      "forms that would go nowhere",
      "site.yml",
      /webhook: on/,
      "webhook: ‹1›off",
      "‹1›  forms.webhook  is off and backup is none, so forms would go nowhere; turn one of them on",
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
  ]);
});
