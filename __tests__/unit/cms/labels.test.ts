import { choiceLabel, itemLabel, fieldInLabels } from "../../../src/cms/labels";

it.each([
  ["title", "Title"],
  ["coverAlt", "Cover description"],
  ["hero.claims[0]", "Hero › Figures of the firm › entry 1"],
  ["announcement.to", "Announcement › Last day"],
  ["[3].id", "Entry 4 › Key"],
])("labels the field %s “%s”, as the form of the CMS does", (field, words) => {
  expect(fieldInLabels(field)).toBe(words);
});

it.each([
  ["technologies", "Technology"],
  ["revenueOptions", "Revenue option"],
  ["forWhom", "Entry"],
])("labels an entry of the list %s “%s”", (list, words) => {
  expect(itemLabel(list)).toBe(words);
});

it.each([
  ["adsTooDear", "Ads too dear"],
  ["profit-optimization", "Profit optimization"],
  ["year1", "Year 1"],
  ["1m-5m", "1m-5m"],
  ["service_cta_click", "service_cta_click"],
])("labels the choice %s “%s”", (value, words) => {
  expect(choiceLabel(value)).toBe(words);
});
