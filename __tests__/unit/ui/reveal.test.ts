import { reveal } from "../../../src/ui/reveal";

test.each([
  ["service", 100],
  ["card", 150],
  ["integration", 50],
] as const)("a %s follows its neighbour by %i ms", (kind, delay) => {
  expect(reveal(kind)).toEqual({ "data-reveal": delay });
});

test("an element is revealed as a card unless it says its kind", () => {
  expect(reveal()).toEqual(reveal("card"));
});
