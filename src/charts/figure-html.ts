import { spokenFigures } from "../lib/spoken-figures";
import { escapeHtml } from "../lib/text";

/** A figure, of which screen readers say the sign too. */
export function figureHtml(figure = ""): string {
  const words = spokenFigures(figure);
  if (words === figure) return escapeHtml(figure);
  return `<span aria-hidden="true">${escapeHtml(figure)}</span><span class="visually-hidden">${escapeHtml(words)}</span>`;
}
