/** What the check says about a call to action whose event lacks what it sends. */
import { eventNames } from "../../../src/model/kinds/call-to-action";
import { replacing, testMistakes } from "./mistakes";

const calls = "calls-to-action.yml";

testMistakes([
  replacing(
    "an event without the place it sends",
    calls,
    "{ name: cta_click, cta_type: primary, cta_location: hero }",
    "‹1›{ name: cta_click, cta_type: primary }",
    "‹1›  [0].event  has no cta_location, which cta_click sends",
  ),
  replacing(
    "an event without its action",
    calls,
    "{ name: service_cta_click, action: start_repair }",
    "‹1›{ name: service_cta_click }",
    "‹1›  [6].event  has no action, which service_cta_click sends",
  ),
  replacing(
    "an event with a field that it does not send",
    calls,
    "{ name: case_study_click, cta_location: case_studies }",
    "{ name: case_study_click, cta_location: case_studies, action: ‹1›read }",
    "‹1›  [4].event.action  is not sent with case_study_click, which sends cta_location",
  ),
  replacing(
    "an event that the tracker does not know",
    calls,
    "name: case_study_click",
    "name: ‹1›case_click",
    `‹1›  [4].event.name  "case_click" is not allowed (did you mean "cta_click"?); allowed: ${eventNames.join(", ")}`,
  ),
]);
