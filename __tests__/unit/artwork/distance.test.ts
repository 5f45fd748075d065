import { distanceTo, distanceToLines, type Line } from "../../../src/artwork/geometry";
import { seeded } from "../../../src/artwork/seed";

const random = seeded("distances");
const place = (): [number, number] => [random() * 1200, random() * 630];
const lines: Line[] = [
  Array.from({ length: 200 }, (_, index) => [index * 6, 300 + 120 * Math.sin(index / 9)] as const),
  Array.from({ length: 13 }, place),
  [place()],
  [],
];

test("what is left out on the way to the nearest line changes nothing", () => {
  const toNearest = distanceTo(lines);
  for (const [x, y] of Array.from({ length: 500 }, place))
    expect(toNearest(x, y)).toBe(distanceToLines([x, y], lines));
});

test("the distance is that of the nearest part, between points as well", () => {
  const line: Line = [
    [0, 0],
    [10, 0],
  ];
  expect(distanceToLines([4, 3], [line])).toBe(3);
  expect(distanceTo([line])(13, 4)).toBe(5);
});

test("from no line at all the distance is infinite", () => {
  expect(distanceToLines([1, 1], [])).toBe(Infinity);
  expect(distanceTo([[]])(1, 1)).toBe(Infinity);
});
