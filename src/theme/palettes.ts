/** The values of the colours; only what draws the head of a page and its pictures needs them. */
import { colourNames, variable, type ColourName } from "./tokens";
import { hueOf, turnHue } from "./hue";

/** The colours of each scheme: `accent` for links and gains, `loss` for losses, `edge` for borders of controls. */
const palette = {
  light: {
    paper: "#FBFAF7",
    surface: "#FFFFFF",
    sunken: "#F2F0EA",
    line: "#DEDAD0",
    ink: "#0C1A24",
    muted: "#54616B",
    accent: "#0B6B55",
    onAccent: "#FFFFFF",
    loss: "#AD4C18",
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
    accent: "#4FD1A5",
    onAccent: "#0A141B",
    loss: "#F2A65A",
    edge: "#5F7683",
    danger: "#FF8A80",
    onDanger: "#0A141B",
  },
} as const satisfies Record<string, Readonly<Record<ColourName, string>>>;

/** The band of hero and footer, dark in both schemes: the dark palette on a lighter ground than dark paper. */
const band = { ...palette.dark, paper: "#10222D", surface: "#152A37", line: "#26404E" } as const;

/** The shades of `brand` are chosen for this green; for another `accent`, they take its hue. */
const turn = hueOf(palette.light.accent) - hueOf("#0B6B55");

/** The band that closes a page: dark shades of the light `accent`, in both schemes. */
const brand = {
  ...palette.dark,
  paper: turnHue("#0A4237", turn),
  surface: turnHue("#0E5042", turn),
  sunken: turnHue("#093A31", turn),
  line: turnHue("#2A6B5C", turn),
  ink: turnHue("#F4FBF8", turn),
  muted: turnHue("#BCD8CE", turn),
  accent: turnHue("#8FE6C6", turn),
  onAccent: turnHue("#06241D", turn),
  loss: "#FFC58A",
  edge: turnHue("#7DB3A2", turn),
  danger: "#FFB4AB",
  onDanger: "#2A0A08",
} as const;

export const palettes = { ...palette, band, brand } satisfies Record<
  string,
  Readonly<Record<ColourName, string>>
>;

export const declarations = (name: keyof typeof palettes): string =>
  Object.entries(palettes[name])
    .map(([colour, value]) => `${variable(colour)}: ${value};`)
    .join(" ");

/** The visitor's own colours for drawings and bars, which a browser that forces them on texts leaves out. */
export const forcedDeclarations = colourNames
  .map((name) => {
    const isGround = name === "paper" || name === "surface" || name === "sunken";
    const drawn = name === "accent" ? "LinkText" : "CanvasText";
    return `${variable(name)}: ${isGround ? "Canvas" : drawn};`;
  })
  .join(" ");
