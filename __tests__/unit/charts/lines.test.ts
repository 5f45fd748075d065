import { hundredths, levelsOf, plotOf } from "../../../src/charts/lines";

test.each([
  [0, 81.2, [0, 20, 40, 60, 80, 100]],
  [6, 1200, [0, 250, 500, 750, 1000, 1250]],
  [180, 21756, [0, 5000, 10000, 15000, 20000, 25000]],
  [-6, 9, [-10, -5, 0, 5, 10]],
  [0.02, 0.3, [0, 0.1, 0.2, 0.3]],
  [0, 0, [0, 0.2]],
])("values from %d to %d have round levels", (low, high, levels) => {
  expect(levelsOf(low, high)).toEqual(levels);
});

test("a drawing holds all values and zero, higher values higher up", () => {
  const { x, y } = plotOf(4, [-10, 30]);
  expect([0, 1, 4].map(x)).toEqual([0, 25, 100]);
  expect([30, 0, -10].map(y)).toEqual([0, 75, 100]);
  expect([40, 0].map(plotOf(4, [20, 40]).y)).toEqual([0, 100]);
});

test("the points of a line are rounded if asked", () => {
  expect(
    plotOf(3, [3], hundredths).points([
      [0, 0],
      [1, 1],
      [3, 3],
    ]),
  ).toBe("0,100 33.33,66.67 100,0");
});

test("values that are all zero have coordinates too", () => {
  expect(plotOf(0, [0]).points([[0, 0]])).toBe("0,100");
});
