/** What the check says about the rules of the sitemap. */
import { replacing, testMistakes } from "./mistakes";

testMistakes([
  replacing(
    "a weight above that of any page",
    "sitemap.yml",
    /id: \/process\/, changeFrequency: weekly, priority: .* \}/,
    "id: /process/, changeFrequency: weekly, priority: ‹1›8 }",
    "‹1›  [0].priority  is 8; at most 1 allowed",
  ),
]);
