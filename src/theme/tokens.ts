/** The design tokens: colours, spaces, fonts and breakpoints that components share. */
import { hueOf, turnHue } from "./hue";
import { fallbackOf, families } from "./typefaces/families";

/** The colours of each scheme: `keel` for links and gains, `copper` for losses, `edge` for borders of controls. */
const palette = {
  light: {
    paper: "#FBFAF7",
    surface: "#FFFFFF",
    sunken: "#F2F0EA",
    line: "#DEDAD0",
    ink: "#0C1A24",
    muted: "#54616B",
    keel: "#0B6B55",
    onKeel: "#FFFFFF",
    copper: "#AD4C18",
    edge: "#857F70",
    danger: "#B3261E",
    onDanger: "#FFFFFF",
  },
  dark: {
    paper: "#0A141B",
    surface: "#101E27",
    sunken: "#12222C",
    line: "#20323D",
    ink: "#E8EEF0",
    muted: "#9DB0BA",
    keel: "#4FD1A5",
    onKeel: "#0A141B",
    copper: "#F2A65A",
    edge: "#5F7683",
    danger: "#FF8A80",
    onDanger: "#0A141B",
  },
} as const;

/** The band of hero and footer, dark in both schemes: the dark palette on the light scheme's `ink`. */
const band = { ...palette.dark, paper: "#0C1A24", surface: "#132632", line: "#26404E" } as const;

/** The shades of `deep` are chosen for this green; for another `keel`, they take its hue. */
const turn = hueOf(palette.light.keel) - hueOf("#0B6B55");

/** The band that closes a page: dark shades of the light `keel`, in both schemes. */
const deep = {
  ...palette.dark,
  paper: turnHue("#0A4237", turn),
  surface: turnHue("#0E5042", turn),
  sunken: turnHue("#093A31", turn),
  line: turnHue("#2A6B5C", turn),
  ink: turnHue("#F4FBF8", turn),
  muted: turnHue("#BCD8CE", turn),
  keel: turnHue("#8FE6C6", turn),
  onKeel: turnHue("#06241D", turn),
  copper: "#FFC58A",
  edge: turnHue("#7DB3A2", turn),
  danger: "#FFB4AB",
  onDanger: "#2A0A08",
} as const;

export type Scheme = keyof typeof palette;
export type ColourName = keyof (typeof palette)["light"];

export const palettes = { ...palette, band, deep } satisfies Record<
  string,
  Readonly<Record<ColourName, string>>
>;

const variable = (name: string) =>
  `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

export const declarations = (name: keyof typeof palettes): string =>
  Object.entries(palettes[name])
    .map(([colour, value]) => `${variable(colour)}: ${value};`)
    .join(" ");

const colourNames = Object.keys(palette.light) as ColourName[];

/** The visitor's own colours for drawings and bars, which a browser that forces them on texts leaves out. */
export const forcedDeclarations = colourNames
  .map((name) => {
    const isGround = name === "paper" || name === "surface" || name === "sunken";
    const drawn = name === "keel" ? "LinkText" : "CanvasText";
    return `${variable(name)}: ${isGround ? "Canvas" : drawn};`;
  })
  .join(" ");

/** Colours as styles use them: `colour.ink` is `var(--ink)`. */
export const colour = Object.fromEntries(
  colourNames.map((name) => [name, `var(${variable(name)})`]),
) as Record<ColourName, string>;

export const font = {
  display: `"${families.display}", "${fallbackOf(families.display)}", Georgia, serif`,
  text: `"${families.text}", "${fallbackOf(families.text)}", system-ui, sans-serif`,
  mono: 'ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace',
} as const;

/** Type sizes; the large ones grow with the window. */
export const size = {
  h1: "clamp(2.75rem, 1.9rem + 3.8vw, 5.25rem)",
  h1Low: "clamp(2.375rem, 1.8rem + 2.2vw, 3.75rem)",
  h2: "clamp(2rem, 1.6rem + 1.8vw, 3.25rem)",
  h3: "clamp(1.3rem, 1.2rem + 0.5vw, 1.6rem)",
  display: "clamp(2.75rem, 0.6rem + 7vw, 6.75rem)",
  displayBeside: "clamp(3.25rem, 0.4rem + 4.6vw, 4.5rem)",
  figure: "clamp(2.5rem, 1.9rem + 2.4vw, 4.25rem)",
  lead: "clamp(1.0625rem, 0.98rem + 0.4vw, 1.3125rem)",
  body: "1.0625rem",
  long: "1.1875rem",
  compact: "0.9375rem",
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

export const headerHeight = "4rem";

/** The height of the breadcrumbs above a heading. */
export const crumbsHeight = "3.5rem";

/** The space above and below a section. */
export const rhythm = "clamp(3.75rem, 2.4rem + 4.6vw, 6.5rem)";

export const radius = { control: "4px", panel: "8px", chip: "999px" } as const;

export const motion = { quick: "150ms ease-out", calm: "250ms ease-out" } as const;

export const media = {
  tablet: "@media (min-width: 48rem)",
  /** A phone held upright, or a window that is as narrow for the size of its text. */
  narrow: "@media (max-width: 26rem)",
  /** The narrowest phones: a term and its value do not fit side by side. */
  smallest: "@media (max-width: 22rem)",
  /** Text so large that few words fit a line, as on a phone at 200 %. */
  enlarged: "@media (max-width: 19.99rem)",
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
  moving: "@media screen and (prefers-reduced-motion: no-preference)",
  print: "@media print",
} as const;

/** Declarations that many components share. */
export const look = {
  /** Small secondary text. */
  note: `color: ${colour.muted}; font-size: ${size.small};`,
  /** A short label that says what something is. */
  tag: `color: ${colour.keel}; font-size: ${size.small}; font-weight: 600;`,
  panel: `border: 1px solid ${colour.line}; border-radius: ${radius.panel}; background: ${colour.surface};`,
  /** Hidden, except for screen readers. */
  hidden: "position: absolute; overflow: hidden; width: 1px; height: 1px; clip-path: inset(50%);",
  /** Text in the typeface of headings. */
  serif: (fontSize: string) =>
    `font-family: ${font.display}; font-size: ${fontSize}; font-weight: 400;`,
  /** A heading in the typeface of the text. */
  plain: (fontSize: string) =>
    `font-family: ${font.text}; font-size: ${fontSize}; font-weight: 600; letter-spacing: 0;`,
  /** Firefox would move a grid with a chart to the next sheet as a whole. */
  printedBelow: "@media print { display: block; > * + * { margin-top: 16pt; } }",
  /** A row that wraps: `lines` is the gap between its lines, `columns` the gap within a line. */
  row: (lines: number, columns = lines) =>
    `display: flex; flex-wrap: wrap; gap: ${space(lines)} ${space(columns)};`,
} as const;
