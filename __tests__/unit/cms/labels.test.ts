import { choiceLabel, entryOf, fieldInLabels } from "../../../src/cms/labels";

it.each([
  ["title", "Title"],
  ["coverAlt", "Cover description"],
  ["seo.title", "Search texts › Title"],
  ["hero.claims[0]", "Hero › Figures of the firm › entry 1"],
  ["[2].to", "Entry 3 › Leads to"],
  ["body", "Text"],
  ["[3].id", "Entry 4 › Key"],
])("calls %s “%s”, as the fields of the CMS do", (field, words) => {
  expect(fieldInLabels(field)).toBe(words);
});

it.each([
  ["claims", "Figure"],
  ["technologies", "Technology"],
  ["revenueOptions", "Revenue option"],
  ["faqs", "Question"],
  ["forWhom", "Entry"],
])("calls an entry of %s “%s”", (list, words) => {
  expect(entryOf(list)).toBe(words);
});

it.each([
  ["adsTooDear", "Ads too dear"],
  ["profit-optimization", "Profit optimization"],
  ["monthly", "Monthly"],
  ["en-GB", "English (United Kingdom)"],
  ["year1", "Year 1"],
])("calls the value %s “%s” where it can be chosen", (value, words) => {
  expect(choiceLabel(value)).toBe(words);
});

it.each(["1m-5m", "Coming Soon", "Full-time", "service_cta_click"])(
  "leaves figures, words and names that other programs know: %s",
  (value) => {
    expect(choiceLabel(value)).toBe(value);
  },
);
