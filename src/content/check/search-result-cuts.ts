/** Titles and descriptions that search results would cut, with the cut they would make. */
import { fullTitle } from "../../lib/full-title";
import { entryOf, type Entry } from "../read/entry";
import { fieldName, type Problem } from "../../model/problem";

/** What search results show of a text: its letters at a size, on a line of a length, in pixels. */
interface Line {
  size: number;
  width: number;
}

const titleLine: Line = { size: 20, width: 600 };
const descriptionLine: Line = { size: 14, width: 990 };

/** Widths of letters in Arial, in thousandths of its size; what is not listed counts as a digit. */
const widths = new Map<string, number>();
for (const [letters, width] of [
  ["'", 191],
  ["ijl", 222],
  ["|", 260],
  [" !,./:;ItfI[]\\", 278],
  ["r()-`", 333],
  ['"', 355],
  ["*", 389],
  ["°", 400],
  ["ckvsxyzJ", 500],
  ["+=<>~÷−", 584],
  ["TFZ", 611],
  ["ABEKPSVXY&", 667],
  ["CDHNRUw", 722],
  ["GOQ", 778],
  ["mM", 833],
  ["%", 889],
  ["W", 944],
  ["@", 1015],
  ["…—→", 1000],
] as const)
  for (const letter of letters) widths.set(letter, width);

const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + ((widths.get(letter) ?? 556) * size) / 1000, 0);

/**
 * Cuts a text as a search engine would: whole words, then an ellipsis.
 * @returns undefined where the text fits
 */
function cutFor(text: string, { size, width }: Line): string | undefined {
  if (widthOf(text, size) <= width) return undefined;
  const words = text.split(" ");
  while (words.length > 1 && widthOf(`${words.join(" ")} …`, size) > width) words.pop();
  return `${words.join(" ")} …`;
}

export function searchCuts(entries: Entry[]): Problem[] {
  const settings = entryOf(entries, "SiteSettings");
  const siteName = settings?.data.name ?? "";
  return entries.flatMap((entry) => {
    const found: Problem[] = [];
    const look = (path: PropertyKey[], text: string | undefined, line: Line) => {
      const cut = text && cutFor(text, line);
      if (!cut) return;
      const message = `is too long for search results, which will show "${cut}"`;
      found.push({ file: entry.file, ...entry.locate(path), field: fieldName(path), message });
    };
    if ("seo" in entry.data) {
      const { title, description } = entry.data.seo;
      look(["seo", "title"], fullTitle(title, siteName), titleLine);
      look(["seo", "description"], description, descriptionLine);
    } else if (entry.kind === "SeoOverride") {
      const { title, description } = (entry as Entry<"SeoOverride">).data;
      look(["title"], title, titleLine);
      look(["description"], description, descriptionLine);
    }
    return found;
  });
}
