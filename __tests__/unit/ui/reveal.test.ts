import { reveal } from "../../../src/ui/reveal";

test.each([
  ["service", 100],
  ["card", 150],
  ["integration", 50],
] as const)("a %s follows its neighbour by %i ms", (kind, delay) => {
  const delays = [0, 1, 5].map((index) => reveal(index, kind).style.transitionDelay);
  expect(delays).toEqual(["0ms", `${delay}ms`, `${5 * delay}ms`]);
});

test("an element is revealed as a card unless it says its kind, and is marked", () => {
  expect(reveal(1)).toEqual({ "data-reveal": "", style: { transitionDelay: "150ms" } });
});
