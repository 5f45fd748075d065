import { typedFigure } from "../../../src/admin/typed-figure";

it.each([
  ["1,000", 1000],
  ["1,250,000", 1_250_000],
  ["1,000.5", 1000.5],
  ["$1,200", 1200],
  ["-7.5", -7.5],
  ["−7.5", -7.5],
  ["8.5%", 8.5],
  ["9,5", 9.5],
  ["0,125", 0.125],
  ["-0,125", -0.125],
  ["1.234", 1.234],
  [".5", 0.5],
  [" 12 ", 12],
])("reads %s as %d", (typed, value) => {
  expect(typedFigure(typed)).toBe(value);
});

it.each(["a few", "1,00,0", "12 kg"])("keeps “%s”, which is no figure", (typed) => {
  expect(typedFigure(typed)).toBe(typed);
});

it("finds nothing where nothing is typed", () => {
  expect(typedFigure("  ")).toBeUndefined();
});
