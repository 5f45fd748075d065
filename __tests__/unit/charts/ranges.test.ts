import { placePay, placePhases } from "../../../src/charts/ranges";

test("ranges of pay are on one scale, with space at both ends", () => {
  expect(
    placePay([
      { from: 80_000, to: 100_000 },
      { from: 100_000, to: 180_000 },
    ]),
  ).toEqual([
    { from: 20 / 140, to: 40 / 140 },
    { from: 40 / 140, to: 120 / 140 },
  ]);
});

test("phases start after the longest duration of the previous one; one without weeks has no sure part", () => {
  const scale = 5 * 1.15;
  expect(placePhases([[1, 2], [3], null])).toEqual([
    { from: 0, level: 1 / scale, to: 2 / scale },
    { from: 2 / scale, level: 5 / scale, to: 5 / scale },
    { from: 5 / scale, level: 5 / scale, to: 1 },
  ]);
});
