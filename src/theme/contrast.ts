/** Checks the contrast of the colours by WCAG 2.2 (1.4.3 and 1.4.11). */
import type { ColourName } from "./tokens";

type Palette = Readonly<Record<ColourName, string>>;

/** Relative luminance of `#RRGGBB`, from 0 to 1. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ["paper", "surface", "sunken"] as const;

const on = (names: readonly ColourName[], least: number) =>
  names.flatMap((name) => grounds.map((ground) => [name, ground, least] as const));

/** Each foreground with its background and the least contrast it needs. */
const pairs: (readonly [front: ColourName, back: ColourName, least: number])[] = [
  // Text: body and headings, secondary text, links and gains, losses, errors.
  ...on(["ink", "muted", "accent", "loss", "danger"], 4.5),
  // Words on buttons and on the chosen chip.
  ["onAccent", "accent", 4.5],
  ["onDanger", "danger", 4.5],
  // Borders of fields and toggles; the focus ring has the accent.
  ...on(["edge"], 3),
];

/**
 * Finds colours with too little contrast to their background.
 * @param palettes each with its name
 * @returns the palette and the colour, with the fault and the remedy
 */
export const colourFaults = (palettes: Readonly<Record<string, Palette>>) =>
  Object.entries(palettes).flatMap(([scheme, palette]) =>
    pairs
      .filter(([front, back, least]) => contrast(palette[front], palette[back]) < least)
      .map(([name, back, least]) => ({
        scheme,
        name,
        message: `${palette[name]} has a contrast of ${contrast(palette[name], palette[back]).toFixed(1)} to 1 with ${back} (${palette[back]}), and needs ${least}; make one of them lighter or darker`,
      })),
  );
