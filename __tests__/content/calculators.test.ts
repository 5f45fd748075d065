/** Mistakes in the words of a calculator are told before anyone puts a figure in. */
import { copyRealContent, ContentCopy } from "./content-copy";

const base = copyRealContent();
const file = "calculators/true-margin.yml";

test.each<[string, RegExp | string, string, string[]]>([
  [
    "a quantity that the formula does not have",
    'working: "{beforeAds} - {ads}"',
    'working: ‹1›"{beforeAd} - {ads}"',
    [
      'lines[3].working  {beforeAd} is no quantity of this formula (did you mean "beforeAds"?); allowed: currency, price, goods, fulfilment, fees, ads, returnsRate, handling, orders, returnCost, returns, beforeAds, contribution, share, breakEvenRoas, roas and 5 more',
    ],
  ],
  [
    "an input of another formula",
    "- key: handling",
    "- key: ‹1›hours",
    [
      'inputs[6].key  "hours" is no part of this formula; allowed: price, goods, fulfilment, fees, ads, returnsRate, handling, orders',
      "inputs  needs an entry for handling too",
    ],
  ],
  [
    "an example that could not be typed",
    "example: 8\n",
    "example: ‹1›180\n",
    ["inputs[5].example  is 180; between 0 and 100 is allowed"],
  ],
  [
    "an outcome without a sentence",
    /- key: losesBeforeAds/,
    "- key: ‹1›earns",
    [
      'outcomes[2].key  "earns" stands here twice',
      "outcomes  needs an entry for losesBeforeAds too",
    ],
  ],
  [
    "a formula that does not exist",
    "formula: trueMargin",
    "formula: ‹1›truemargin",
    [
      'formula  "truemargin" is not allowed (did you mean "trueMargin"?); allowed: trueMargin, automationPayback, customerValue',
    ],
  ],
  [
    "a unit that names a quantity",
    'unit: "{currency} per return"',
    'unit: ‹1›"{price} per return"',
    ["inputs[6].unit  {price} is no quantity of this formula; allowed: currency"],
  ],
])("%s", (_name, from, to, problems) => {
  const content = new ContentCopy(base);
  content.replace(file, from, to);
  const report = content.report();
  const place = content.withPlaces("‹1›");
  const told = report.filter((line) => line.includes(file));
  expect(told.map((line) => line.replace(/^\S+ {2}/, "")).sort()).toEqual([...problems].sort());
  expect(told.some((line) => line.includes(`${file}:${place}  `))).toBe(true);
  content.dispose();
});
