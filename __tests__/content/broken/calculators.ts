/** The messages for a mistake in the texts of a calculator. */
import { replacing, testMistakes } from "./mistakes";

const file = "calculators/repair-margin.yml";

testMistakes([
  replacing(
    "an unknown quantity of a formula",
    file,
    'working: "{beforeAds} - {ads}"',
    'working: ‹1›"{beforeAd} - {ads}"',
    '‹1›  lines[2].working  {beforeAd} is not a quantity of this formula (did you mean "beforeAds"?); allowed: currency, price, goods, fulfilment, fees, ads, returnsRate, handling, orders, returnCost, returns, beforeAds, contribution, share, breakEvenRoas, roas and 5 more',
  ),
  replacing(
    "an input of another formula",
    file,
    "- key: handling",
    "- key: ‹1›hours",
    "8:3  inputs  has no entry for handling",
    '‹1›  inputs[6].key  "hours" is not part of this formula; allowed: price, goods, fulfilment, fees, ads, returnsRate, handling, orders',
  ),
  replacing(
    "an example outside of the limits of its field",
    file,
    "example: 5\n",
    "example: ‹1›180\n",
    "‹1›  inputs[5].example  is 180; must be between 0 and 100",
  ),
  {
    name: "an outcome without a sentence",
    edit: (content) => {
      content.replace(file, "- key: losesBeforeAds", "- key: ‹1›earns");
      content.mark(file, /- key: earns/, "‹2›");
    },
    problems: [
      `content/${file}:‹2›  outcomes  has no entry for losesBeforeAds`,
      `content/${file}:‹1›  outcomes[2].key  "earns" is listed twice`,
    ],
  },
]);
