/** The messages for a value that must be unique, but that two entries share. */
import { testMistakes } from "./mistakes";

const service = "services/repair.yml";

testMistakes([
  {
    name: "an id given twice in a list",
    edit: (content) => {
      content.mark("perks.yml", /bench\n/, "‹1›");
      content.replace("perks.yml", /^- id: fridays/m, "- id: ‹2›bench");
    },
    problems: [
      'content/perks.yml:‹2›  [1].id  the id "bench" is already used in content/perks.yml:‹1 line›',
    ],
  },
  {
    name: "two services with the same order",
    edit: (content) => {
      content.replace("services/design.yml", /^order: .*/m, "order: ‹1›99");
      content.replace(service, /^order: .*/m, "order: ‹2›99");
    },
    problems: [
      'content/services/repair.yml:‹2›  order  the order "99" is already used in content/services/design.yml:‹1 line›',
    ],
  },
  {
    name: "two pages with the same title in search results",
    edit: (content) => {
      content.replace(
        "pages/about.yml",
        /^ {2}title: Our story and values/m,
        "  title: ‹1›One title twice",
      );
      content.replace(
        "tools/movement-finder.yml",
        /^seo:\n {2}title: .*/m,
        "seo:\n  title: ‹2›One title twice",
      );
    },
    problems: [
      'content/tools/movement-finder.yml:‹2›  seo.title  the search title "One title twice" is already used in content/pages/about.yml:‹1 line›',
    ],
  },
  {
    name: "one question of a questionnaire with the id of another",
    edit: (content) => {
      content.replace("questionnaires/care.yml", "  - id: place", "  ‹1›- id: place");
      content.replace("questionnaires/care.yml", "id: force", "id: level");
    },
    problems: ['content/questionnaires/care.yml:‹1›  areas  has two questions with the id "level"'],
  },
  {
    name: "one area of a questionnaire with the id of another",
    edit: (content) =>
      content.replace("questionnaires/care.yml", "- id: winding", "- id: ‹1›place"),
    problems: ['content/questionnaires/care.yml:‹1›  areas[1].id  "place" is listed twice'],
  },
]);
