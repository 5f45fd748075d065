/** The design tokens: names of colours, spaces, fonts and breakpoints that components share. */
import { fallbackOf, families } from "./typefaces/families";

export const colourNames = [
  "paper",
  "surface",
  "sunken",
  "line",
  "ink",
  "muted",
  "accent",
  "onAccent",
  "loss",
  "edge",
  "danger",
  "onDanger",
] as const;

export type ColourName = (typeof colourNames)[number];

export const variable = (name: string): string =>
  `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Colours as styles use them: `colour.ink` is `var(--ink)`. */
export const colour = Object.fromEntries(
  colourNames.map((name) => [name, `var(${variable(name)})`]),
) as Record<ColourName, string>;

/** The light ground of logos, in both schemes. */
export const plate = "var(--plate)";

export const font = {
  display: `"${families.display}", "${fallbackOf(families.display)}", Georgia, serif`,
  text: `"${families.text}", "${fallbackOf(families.text)}", system-ui, sans-serif`,
  mono: 'ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace',
} as const;

/** Type sizes; the large ones grow with the window. `lead` is for headings in the typeface of the text too. */
export const size = {
  h1: "clamp(2.875rem, 1.6rem + 4.2vw, 5.25rem)",
  h1Low: "clamp(2.375rem, 1.8rem + 2.2vw, 3.75rem)",
  band: "clamp(2.25rem, 1.75rem + 2vw, 3.75rem)",
  h2: "clamp(2rem, 1.6rem + 1.8vw, 3.25rem)",
  figure: "clamp(2rem, 1.7rem + 1vw, 2.5rem)",
  title: "clamp(1.5rem, 1.35rem + 0.5vw, 1.75rem)",
  lead: "clamp(1.0625rem, 0.98rem + 0.4vw, 1.3125rem)",
  body: "1.0625rem",
  long: "1.1875rem",
  small: "0.875rem",
} as const;

/** Spaces on a base of 4 px: `space(4)` is 16 px. */
export const space = (steps: number): string => `${steps * 0.25}rem`;

/**
 * Maximum widths: the page; lines of about 68 characters, in `text` and in the larger type of `long` texts; tables and
 * charts of long texts. Not in `ch`: the width of a zero is half as wide again as an average letter of the text face.
 */
export const measure = { page: "75rem", text: "35rem", long: "39rem", wide: "46.5rem" } as const;

/**
 * In pixels: the width of a toast, and its distance from the edges of a wide window. Its room is the space below a button
 * that a toast may cover; a low window has none.
 */
export const toast = { width: 356, offset: 32, room: "clamp(0rem, 100vh - 30rem, 14rem)" } as const;

/** Where a line begins and ends, and the factor of what runs along it, for styles without a logical word of CSS. */
export const side = {
  start: "var(--start, left)",
  end: "var(--end, right)",
  flow: "var(--flow, 1)",
} as const;

export const headerHeight = "4rem";

/** The height of the breadcrumbs above a heading. */
export const crumbsHeight = "3.5rem";

/** The space above and below a section. */
export const rhythm = "clamp(2rem, 1.1rem + 3.4vw, 4.5rem)";

export const radius = { control: "4px", panel: "8px", chip: "999px" } as const;

export const motion = { quick: "150ms ease-out", calm: "250ms ease-out" } as const;

export const media = {
  tablet: "@media (min-width: 48rem)",
  /** A phone held upright, or a window that is as narrow for the size of its text. */
  narrow: "@media (max-width: 26rem)",
  /** The narrowest phones: a term and its value do not fit side by side. */
  smallest: "@media (max-width: 22rem)",
  phone: "@media (max-width: 30rem)",
  belowTablet: "@media screen and (max-width: 47.99rem)",
  tabletOrPrint: "@media (min-width: 48rem), print",
  tabletOnly: "@media (min-width: 48rem) and (max-width: 63.99rem)",
  /** Screens only, because WebKit tests the window's width even when it prints. */
  desktop: "@media screen and (min-width: 64rem)",
  belowDesktop: "@media screen and (max-width: 63.99rem)",
  /** Low windows, in which the call of a full-size first screen would be below the fold. */
  low: "@media (max-height: 48rem)",
  /** A window with room for a few lines, as at 400 % zoom or on a phone held sideways. */
  flat: "@media (max-height: 24rem)",
  forced: "@media (forced-colors: active)",
  still: "@media (prefers-reduced-motion: reduce)",
  screen: "@media screen",
  print: "@media print",
} as const;
