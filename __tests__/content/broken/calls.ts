/** The messages for calls to action and calculators whose fields do not fit their event or formula. */
import { expectReport } from "../content-copy";

const margin = "calculators/repair-margin.yml";
const calls = "calls-to-action.yml";
const home = "pages/home.yml";
const resources = "pages/resources.yml";

test("calculators and calls that name what does not exist", () =>
  expectReport(
    (content) => {
      content.mark(margin, /(?<=inputs:\n {2})/, "‹1›");
      content.replace(margin, "example: 5\n", "example: ‹2›180\n");
      content.replace(margin, "- key: handling", "- key: ‹3›hours");
      content.replace(margin, '"{beforeAds} - {ads}"', '‹4›"{beforeAd} - {ads}"');
      content.mark(margin, /- key: earns/, "‹5›");
      content.replace(margin, "- key: losesBeforeAds", "- key: ‹6›earns");
      content.replace(calls, /event: \{.*/, "event: ‹1›{ name: cta_click, cta_type: primary }");
      content.replace(calls, "Hello, I have a clock", "‹2›Hello, I have the {subjct}");
      content.replace(calls, /event: (?=\{ name: case_study_click)/, "event: ‹3›");
      content.replace(calls, /(?<=case_study_click.*studies) /, ", action: read ");
      content.replace(home, /waiting: .*/, "waiting: ‹1›In {yearlySales}, {mothly} are lost.");
      content.replace("words.yml", /low: ".*/, 'low: ‹1›"{name} is below {mn}."');
      content.replace(resources, "{title} with {figures}.", "{title} with {figurse}.");
      content.mark(resources, /"\{title\} with/, "‹1›");
    },
    [
      `content/${margin}:‹1›  inputs  has no entry for handling`,
      `content/${margin}:‹2›  inputs[5].example  is 180; must be between 0 and 100`,
      `content/${margin}:‹3›  inputs[6].key  "hours" is not part of this formula; allowed: price, goods, fulfilment, fees, ads, returnsRate, handling, orders`,
      `content/${margin}:‹4›  lines[2].working  {beforeAd} is not a quantity of this formula (did you mean "beforeAds"?); allowed: currency, price, goods, fulfilment, fees, ads, returnsRate, handling, orders, returnCost, returns, beforeAds, contribution, share, breakEvenRoas, roas and 5 more`,
      `content/${margin}:‹5›  outcomes  has no entry for losesBeforeAds`,
      `content/${margin}:‹6›  outcomes[2].key  "earns" is listed twice`,
      `content/${calls}:‹1›  [0].event  must have cta_type and cta_location for cta_click, and nothing else`,
      `content/${calls}:‹2›  [0].message  {subjct} is not filled in here (did you mean "subject"?); allowed: subject`,
      `content/${calls}:‹3›  [4].event  must have cta_location for case_study_click, and nothing else`,
      `content/${home}:‹1›  hero.waiting  {mothly} is not a figure of the bridge (did you mean "monthly"?); allowed: revenue, costs, leaks, before, recovered, after, more, yearlySales, yearly, monthly`,
      `content/${resources}:‹1›  calculator.message  {figurse} is not filled in here (did you mean "figures"?); allowed: title, figures, verdict, results, link`,
      'content/words.yml:‹1›  figureProblems.low  {mn} is not filled in here (did you mean "min"?); allowed: name, min',
    ],
  ));

test("a text beside a bridge without a gain that names figures of a gain", () =>
  expectReport(
    (content) => {
      content.replace(home, ", tone: gain", "");
      content.mark(home, /(?<=bridgeSummary: )/, "‹1›");
      content.mark(home, /(?<=waiting: )/, "‹2›");
    },
    [
      ["‹1›  hero.bridgeSummary", "before"],
      ["‹2›  hero.waiting", "yearly"],
      ["‹2›  hero.waiting", "monthly"],
    ].map(
      ([place, name]) =>
        `content/${home}:${place}  {${name}} is not a figure of the bridge; allowed: revenue, costs, leaks, after, yearlySales`,
    ),
  ));
