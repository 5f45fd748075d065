/** Names the file of a pasted or dropped picture, as an entry keeps it. */

import { hyphenated } from "../../lib/hyphenated";

const longestName = 40;

/** Cuts a name at the end of a word. */
const cut = (name: string): string =>
  name.length > longestName
    ? name
        .slice(0, longestName + 1)
        .replace(/-[a-z0-9]*$/, "")
        .slice(0, longestName)
    : name;

/** Whether the name of a file has anything left as an entry keeps it: the CMS leaves out what is no Latin letter or digit. */
export const canBeNamed = ({ name }: File): boolean =>
  hyphenated(name.replace(/\.\w+$/, "")) !== "";

/**
 * Names a picture: as its file is named, or after its description where the browser gave the name.
 * @param taken the names of the pictures that the entry has
 */
export function pictureName(file: File, alt: string, taken: readonly string[]): string {
  const given = file.name.replace(/\.\w+$/, "");
  const name = cut(hyphenated(given === "image" ? alt : given)) || "picture";
  const ending = file.type === "image/png" ? "png" : "jpg";
  const names = new Set(taken.map((each) => each.toLowerCase()));
  for (let number = 1; ; number += 1) {
    const candidate = `${name}${number === 1 ? "" : `-${number}`}.${ending}`;
    if (!names.has(candidate)) return candidate;
  }
}
