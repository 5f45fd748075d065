import { entryOf, fieldInLabels } from "../../../src/admin/names";

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
