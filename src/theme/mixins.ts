import { colour, font, headerHeight, measure, media, radius, size, space } from "./tokens";

const panel = `border: 1px solid ${colour.line}; border-radius: ${radius.panel}; background: ${colour.surface};`;

const ruled = (above: number, below = above) =>
  `padding-block: ${space(above)} ${space(below)}; border-top: 1px solid ${colour.line};`;

const row = (lines: number, columns = lines) =>
  `display: flex; flex-wrap: wrap; gap: ${space(lines)} ${space(columns)};`;

/** Declarations that many components share. */
export const mixin = {
  /** Small secondary text. */
  note: `color: ${colour.muted}; font-size: ${size.small};`,
  /** A description: secondary text in lines of a readable length. */
  description: `max-width: ${measure.text}; color: ${colour.muted};`,
  /** A short label that says what something is. */
  tag: `color: ${colour.accent}; font-size: ${size.small}; font-weight: 600;`,
  panel,
  /** A panel around content; `steps` is its padding on wide screens. */
  card: (steps: number) =>
    `${panel} padding: min(${space(6)}, 6.4vw); ${media.tablet} { padding: ${space(steps)}; } h2 { font-size: ${size.title}; }`,
  /** Hidden, except for screen readers. */
  hidden: "position: absolute; overflow: hidden; width: 1px; height: 1px; clip-path: inset(50%);",
  /** Text in the typeface of headings. */
  serif: (fontSize: string, lineHeight = 1.15) =>
    `font-family: ${font.display}; font-size: ${fontSize}; font-weight: 400; line-height: ${lineHeight}; text-wrap: balance;`,
  /** A heading in the typeface of the text. */
  plain: (fontSize: string) =>
    `font-family: ${font.text}; font-size: ${fontSize}; font-weight: 600; letter-spacing: 0;`,
  /** Firefox would move a grid with a chart to the next sheet as a whole. */
  printedBelow: "@media print { display: block; > * + * { margin-top: 16pt; } }",
  /** A row that wraps: `lines` is the gap between its lines, `columns` the gap within a line. */
  row,
  /** A row whose parts go to its two ends. */
  ends: (lines: number, columns = lines) =>
    `${row(lines, columns)} align-items: center; justify-content: space-between;`,
  /** One column, in which long words break; `columns` is the gap between the columns of a wide screen. */
  stack: (lines: number, columns = lines) =>
    `display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space(lines)} ${space(columns)};`,
  /** The columns of a stack from a width on. */
  columns: (from: "tablet" | "desktop", tracks: string) =>
    `${media[from]} { grid-template-columns: ${tracks}; }`,
  /** A box with a drawing behind its content. */
  overDrawing: "position: relative; overflow: clip; > div { position: relative; }",
  /** An item of a ruled list: a line above it, and space above and below its content. */
  ruled,
  /** An item of a list with lines only between the items. */
  divided: (steps: number) => `${ruled(steps)} &:first-child { padding-top: 0; border-top: 0; }`,
  /** A link that is an entry of a menu or a list of results: a title in bold, and its description below. */
  entry: `
    display: grid; gap: ${space(1)}; padding: ${space(3)}; color: ${colour.ink}; line-height: 1.4; text-decoration: none;
    &:is(:hover, :focus-visible, [aria-current]) { background: ${colour.sunken}; }
    strong { font-weight: 600; }
  `,
  /** Stays in the window, below the header, beside a longer column. */
  sticky: `${media.desktop} { position: sticky; top: calc(${headerHeight} + ${space(4)}); }`,
  /** A link by itself, high enough for touch. */
  target: `display: inline-block; padding-block: ${space(1)};`,
  /** A link that looks like a heading until it is pointed at. */
  quietLink: "color: inherit; text-decoration: none; &:hover { text-decoration: underline; }",
} as const;
