/** Every pair of colours of a text or of a control's border has enough contrast. */
import { colourFaults, contrast } from "../../../src/theme/contrast";
import { palettes } from "../../../src/theme/palettes";

test("the contrast of two colours is the ratio that WCAG defines", () => {
  expect(contrast("#000000", "#FFFFFF")).toBeCloseTo(21);
  expect(contrast("#777777", "#FFFFFF")).toBeCloseTo(4.48, 2);
});

test("the palettes of the site have enough contrast", () => {
  expect(colourFaults(palettes)).toEqual([]);
});

test("a colour with too little contrast is reported with the remedy", () => {
  const faultsOf = (accent: string) => colourFaults({ light: { ...palettes.light, accent } });
  expect(faultsOf("#F2F0EA")[0]).toEqual({
    scheme: "light",
    name: "accent",
    message: expect.stringMatching(
      /^#F2F0EA has a contrast of .* with paper .*, and needs 4.5; /,
    ) as string,
  });
});
