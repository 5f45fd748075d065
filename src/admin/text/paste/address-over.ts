/** An address that is pasted over words makes a link of them. */
import { linked, type Edit, type Selected } from "../marks";

/** A text that is one address, of the web, of a mailbox or on this site. */
const address = /^(?:https?:\/\/|mailto:)\S+$|^\/(?:[\w-]+\/)*(?:#\S*)?$/;

/**
 * Makes a link of the selected words.
 * @returns undefined where nothing is selected, or what is pasted takes the place of what is selected
 */
export function addressOver(selected: Selected, pasted: string): Edit | undefined {
  const { text, start, end } = selected;
  const words = text.slice(start, end).trim();
  const to = pasted.trim();
  if (words === "" || words.includes("\n") || !address.test(to)) return undefined;
  const isAddress = address.test(words) || text.slice(0, start).endsWith("](");
  if (isAddress || /\]\(/.test(words)) return undefined;
  return linked(selected, to.replaceAll("(", "%28").replaceAll(")", "%29"));
}
