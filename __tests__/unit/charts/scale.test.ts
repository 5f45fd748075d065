import { levelsOf } from "../../../src/charts/scale";

test.each([
  [0, 5, [0, 1, 2, 3, 4, 5]],
  [0, 6, [0, 2, 4, 6]],
  [-3, 7, [-4, -2, 0, 2, 4, 6, 8]],
])("the levels of a scale from %d to %d are round and few", (low, high, levels) => {
  expect(levelsOf(low, high)).toEqual(levels);
});
