/** Draws the motif on top of a sea bed. */
import type { Mark, Motif, Stroke } from "./motif";
import { straightPath } from "./geometry";
import type { Palette } from "./palette";

export function motifMarkup(motif: Motif, palette: Palette): string {
  return [
    ...motif.strokes.map((stroke) => strokeMarkup(stroke, palette)),
    ...(motif.marks ?? []).map((mark) => markMarkup(mark, palette)),
  ].join("");
}

function strokeMarkup({ line, tone, weight, dash, flush }: Stroke, palette: Palette): string {
  const shape = `d="${straightPath(line)}" fill="none" stroke-linejoin="round"`;
  const draw = (colour: string, width: number, more: string) =>
    `<path ${shape} stroke="${colour}" stroke-width="${width}"${more}/>`;
  const casing = flush ? "" : draw(palette.background, weight + 14, "");
  const pattern = dash ? ` stroke-dasharray="${dash}"` : flush ? "" : ` stroke-linecap="round"`;
  return casing + draw(palette[tone], weight, pattern);
}

function markMarkup({ at: [x, y], kind, tone }: Mark, palette: Palette): string {
  const colour = palette[tone ?? (kind === "leak" ? "copper" : "keel")];
  const place = `cx="${x.toFixed(1)}" cy="${y.toFixed(1)}"`;
  const disc = (radius: number, fill: string) => `<circle ${place} r="${radius}" fill="${fill}"/>`;
  const ring = (radius: number, weight: number, fill: string) =>
    `<circle ${place} r="${radius}" fill="${fill}" stroke="${colour}" stroke-width="${weight}"/>`;
  if (kind === "leak") return disc(22, palette.background) + ring(16, 4, "none") + disc(7, colour);
  if (kind === "waypoint") return ring(12, 5, palette.background);
  return disc(29, palette.background) + ring(23, 3, "none") + disc(14, colour);
}
