import { placePhases } from "../../../src/charts/ranges";

test("phases start after the longest duration of the previous one; one without weeks has no end", () => {
  const scale = 5 * 1.15;
  expect(placePhases([[1, 2], [3], null])).toEqual([
    { from: 0, to: 2 / scale },
    { from: 2 / scale, to: 5 / scale },
    { from: 5 / scale, to: 1 },
  ]);
});
