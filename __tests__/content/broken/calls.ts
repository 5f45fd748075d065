/** The messages for a call to action with the wrong fields for its event. */
import { replacing, testMistakes } from "./mistakes";

const calls = "calls-to-action.yml";

testMistakes([
  replacing(
    "a name in braces that a message does not fill in",
    calls,
    "Hello, I have a clock",
    "‹1›Hello, I have the {subjct}",
    '‹1›  [0].message  {subjct} is not filled in here (did you mean "subject"?); allowed: subject',
  ),
  {
    name: "a name in braces that the words of a calculator do not fill in",
    edit: (content) => {
      content.replace("pages/resources.yml", "{title} with {figures}.", "{title} with {figurse}.");
      content.replace(
        "pages/resources.yml",
        '"{name} is below {min}."',
        '‹2›"{name} is below {mn}."',
      );
      content.mark("pages/resources.yml", /"\{title\} with/, "‹1›");
    },
    problems: [
      'content/pages/resources.yml:‹2›  calculator.problems.low  {mn} is not filled in here (did you mean "min"?); allowed: name, min, max',
      'content/pages/resources.yml:‹1›  calculator.message  {figurse} is not filled in here (did you mean "figures"?); allowed: title, figures, verdict, results, link',
    ],
  },
  replacing(
    "an event without the location that it sends",
    calls,
    "{ name: cta_click, cta_type: primary, cta_location: hero }",
    "‹1›{ name: cta_click, cta_type: primary }",
    "‹1›  [0].event  has no cta_location, which cta_click sends",
  ),
  replacing(
    "an event with a field that it does not send",
    calls,
    "{ name: case_study_click, cta_location: case_studies }",
    "{ name: case_study_click, cta_location: case_studies, action: ‹1›read }",
    "‹1›  [4].event.action  is not sent with case_study_click, which sends cta_location",
  ),
]);
