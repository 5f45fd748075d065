import { hyphenated } from "../../../src/lib/hyphenated";

test.each([
  ["How returns eat a margin", "how-returns-eat-a-margin"],
  ["Größe & Maß", "grosse-and-mass"],
  ["Crème brûlée, søt ‘øl’", "creme-brulee-sot-ol"],
  ["  What's in $4?  ", "whats-in-4"],
  ["日本", ""],
])("“%s” becomes “%s”", (words, name) => {
  expect(hyphenated(words)).toBe(name);
});
