/** Names the file of a pasted or dropped picture, as an entry keeps it. */

const longestName = 40;

/** Latin letters that are no letter of the alphabet with an accent, as people write them in addresses. */
const spelled: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
};

/** A name of Latin letters, digits and hyphens. */
const plainName = (words: string): string =>
  words
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[ßæœøłđðþ]/g, (letter) => spelled[letter] ?? "")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longestName + 1)
    .replace(words.length > longestName ? /-[a-z0-9]*$/ : /-$/, "")
    .replace(/^-+|-+$/g, "");

/** Whether the name of a file has anything left as an entry keeps it: the CMS leaves out what is no Latin letter or digit. */
export const canBeNamed = ({ name }: File): boolean => plainName(name.replace(/\.\w+$/, "")) !== "";

/**
 * Names a picture: as its file is named, or after its description where the browser gave the name.
 * @param taken the names of the pictures that the entry has
 */
export function pictureName(file: File, alt: string, taken: readonly string[]): string {
  const given = file.name.replace(/\.\w+$/, "");
  const name = plainName(given === "image" ? alt : given) || "picture";
  const ending = file.type === "image/png" ? "png" : "jpg";
  const names = new Set(taken.map((each) => each.toLowerCase()));
  for (let number = 1; ; number += 1) {
    const candidate = `${name}${number === 1 ? "" : `-${number}`}.${ending}`;
    if (!names.has(candidate)) return candidate;
  }
}
