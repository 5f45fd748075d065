import { fieldInWords } from "../../../../src/admin/text/field-in-words";

it.each([
  ["chart.title", "Title"],
  ["chart.data", "Rows"],
  ["chart.data[1].value", "Figure of row 2"],
  ["chart.series[0].values", "Figures of line 1"],
  ["chart.series[0]", "line 1"],
  ["chart.x", "Labels along the chart"],
  ["chart.other", "other"],
])("%s is what the dialog calls %s", (field, words) => {
  expect(fieldInWords(field)).toBe(words);
});
