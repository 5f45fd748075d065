import { fieldInLabels } from "../../../src/admin/names";

it.each([
  ["title", "Title"],
  ["coverAlt", "Cover description"],
  ["seo.title", "Search texts › Title"],
  ["hero.claims[0]", "Hero › Claims › entry 1"],
  ["[2].to", "Entry 3 › Leads to"],
  ["body", "Text"],
])("calls %s “%s”, as the fields of the CMS do", (field, words) => {
  expect(fieldInLabels(field)).toBe(words);
});
