/** The messages for a value that is too long, too short or not among the allowed ones. */
import { replacing, testMistakes } from "./mistakes";

const service = "services/repair.yml";
const study = "case-studies/town-hall-tower/index.yml";
const icons =
  "anchor, book, calculator, chart, clock, code, compass, database, funnel, gauge, growth, handshake, layers, lightbulb, percent, profit and 4 more";

describe("a length or a size", () => {
  testMistakes([
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
      "a text with a space at its end",
      "perks.yml",
      /title: .*/,
      'title: ‹1›"Remote "',
      "‹1›  [0].title  starts or ends with a space",
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
      "a list with too few entries",
      study,
      /^technologies: .*/m,
      "technologies: ‹1›[Shopify]",
      "‹1›  technologies  has 1 entry; at least 2 needed",
    ),
    replacing(
      "a list with too many headline figures",
      service,
      /^figures:\n/m,
      `figures:\n  ‹1›${"- { value: 9%, label: One figure more }\n  ".repeat(2)}- { value: 8%, label: The fifth }\n`,
      "‹1›  figures  has 5 entries; at most 4 allowed",
    ),
    replacing(
      "a testimonial with six stars",
      "testimonials.yml",
      /rating: .*/,
      "rating: ‹1›6",
      "‹1›  [0].rating  is 6; at most 5 allowed",
    ),
  ]);
});

describe("a choice", () => {
  testMistakes([
    replacing(
      "an icon that is not drawn",
      service,
      /^icon: .*/m,
      "icon: ‹1›gage",
      `‹1›  icon  "gage" is not allowed (did you mean "gauge"?); allowed: ${icons}`,
    ),
    replacing(
      "a choice that resembles no allowed one",
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
  ]);
});
