/** Every pair of colours that carries words or bounds a control, computed from the tokens (WCAG 2.2, 1.4.3 and 1.4.11). */
import { palettes, type ColourName } from "../../../src/theme/tokens";

type Palette = Record<ColourName, string>;

/** Relative luminance of `#RRGGBB`, from 0 to 1. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ["paper", "surface", "sunken"] as const;

const on = (names: readonly ColourName[], least: number) =>
  names.flatMap((name) => grounds.map((ground) => [name, ground, least] as const));

/** What is drawn, on what, and the least contrast it needs. */
const pairs: (readonly [front: ColourName, back: ColourName, least: number])[] = [
  // Text: body and headings, secondary text, links and gains, losses, errors.
  ...on(["ink", "muted", "keel", "copper", "danger"], 4.5),
  // Words on buttons and on the chosen chip.
  ["onKeel", "keel", 4.5],
  ["onDanger", "danger", 4.5],
  // The skip link, and the chosen scheme.
  ["paper", "ink", 4.5],
  // A disabled button: it need not be readable, and is.
  ["muted", "sunken", 4.5],
  // Borders of fields and toggles; the focus ring is keel.
  ...on(["edge"], 3),
];

const cases = Object.entries(palettes).flatMap(([scheme, palette]) =>
  pairs.map(([front, back, least]) => [scheme, front, back, least, palette as Palette] as const),
);

test("the measure itself is right", () => {
  expect(contrast("#000000", "#FFFFFF")).toBeCloseTo(21);
  expect(contrast("#777777", "#FFFFFF")).toBeCloseTo(4.48, 2);
});

test.each(cases)("%s: %s on %s has at least %s to 1", (_, front, back, least, palette) => {
  expect(contrast(palette[front], palette[back])).toBeGreaterThanOrEqual(least);
});
