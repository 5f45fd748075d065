/** The values of the colours; only what draws the head of a page and its pictures needs them. */
import { colourNames, variable, type ColourName } from "./tokens";

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
    sunken: "#0D1921",
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

/** A colour some share of the way from one to another. */
function mixed(from: string, to: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [one = 0, other = 0] = [from, to].map((hex) => parseInt(hex.slice(start, start + 2), 16));
    return Math.round(one + (other - one) * share)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${channels.join("").toUpperCase()}`;
}

const [deep, bright] = [palette.light.accent, palette.dark.accent];
const [black, white] = ["#000000", "#FFFFFF"];

/** The band that closes a page: shades of both accents, dark in both schemes. */
const brand = {
  ...palette.dark,
  paper: mixed(deep, black, 0.37),
  surface: mixed(deep, black, 0.22),
  sunken: mixed(deep, black, 0.44),
  line: mixed(bright, black, 0.47),
  ink: mixed(deep, white, 0.96),
  muted: mixed(deep, white, 0.72),
  accent: mixed(bright, white, 0.37),
  onAccent: mixed(deep, black, 0.66),
  loss: "#FFC58A",
  edge: mixed(deep, white, 0.47),
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
