import { hueOf, turnHue } from "../../../src/theme/hue";

test.each([
  ["#FF0000", 120, "#00FF00"],
  ["#00FF00", 120, "#0000FF"],
  ["#204060", -180, "#604020"],
  ["#888888", 90, "#888888"],
  ["#0A4237", 0, "#0A4237"],
])("%s turned by %i degrees is %s", (colour, degrees, turned) => {
  expect(turnHue(colour, degrees)).toBe(turned);
});

test("a colour turned by the difference of two hues has the other hue", () => {
  const turn = hueOf("#1D4ED8") - hueOf("#0B6B55");
  expect(hueOf(turnHue("#0A4237", turn))).toBeCloseTo(hueOf("#1D4ED8"), -1);
});
