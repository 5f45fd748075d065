/** The messages for a field with a wrong name or a value of the wrong type. */
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
      '‹1›  titel  is not a field here (did you mean "title"?); allowed: title, draft, order, icon, description, features, hero, call, example, figures, claims, benefits, exhibit, package, approach, faqs and 4 more',
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
      "a field with nothing behind its colon",
      "jobs.yml",
      /department: .*/,
      "department:‹1›",
      "‹1›  [0].department  must be text, but is empty",
    ),
  ]);
});
