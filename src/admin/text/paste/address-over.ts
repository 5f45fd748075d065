/** An address that is pasted over words makes a link of them. */
import { isAddress, linked, type Edit, type Selected } from "../marks";

/**
 * Makes a link of the selected words.
 * @returns undefined where nothing is selected, or what is pasted takes the place of what is selected
 */
export function addressOver(selected: Selected, pasted: string): Edit | undefined {
  const { text, start, end } = selected;
  const words = text.slice(start, end).trim();
  const to = pasted.trim();
  if (words === "" || words.includes("\n") || !isAddress(to)) return undefined;
  const isReplaced = isAddress(words) || text.slice(0, start).endsWith("](");
  if (isReplaced || words.includes("](")) return undefined;
  return linked(selected, to.replaceAll("(", "%28").replaceAll(")", "%29"));
}
