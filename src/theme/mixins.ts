import { colour, font, radius, size, space } from "./tokens";

/** Declarations that many components share. */
export const mixin = {
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
