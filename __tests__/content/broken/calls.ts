/** What the check says about a call to action with the wrong fields for its event. */
import { replacing, testMistakes } from "./mistakes";

const calls = "calls-to-action.yml";

testMistakes([
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
