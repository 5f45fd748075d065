/** What an editor is told of the rules of the sitemap. */
import { replacing, testMistakes } from "./mistakes";

testMistakes([
  replacing(
    "a page that no rule of the sitemap fits",
    "sitemap.yml",
    /^- \{ id: \/process\/.*\n/m,
    "",
    "1:1  has no rule for /process/; add one for that address, or one with a star for everything below it",
  ),
  replacing(
    "a weight above that of any page",
    "sitemap.yml",
    /id: \/process\/, changeFrequency: monthly, priority: .* \}/,
    "id: /process/, changeFrequency: monthly, priority: ‹1›8 }",
    "‹1›  [4].priority  is 8; at most 1 allowed",
  ),
]);
