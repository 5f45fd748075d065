/** Problems as an editor reads them: with the entry and the field that they are in, as the CMS calls them. */
import { kindNames, type KindName } from "../../model/kinds";
import { addressesAdvice, type Problem } from "../../model/problem";
import { entryAddress, entryInSentence, entryName, placeOf, type FieldPlace } from "../entries";
import { inSentence, labelOf, nameOfKind } from "../names";
import type { Texts } from "./change";

export interface Mistake extends FieldPlace {
  /** The file of its entry, from the project's folder. */
  file: string;
  /** What the entry is called, such as `Article “How margins leak”`. */
  entry: string;
  /** Where the CMS shows the entry, behind the hash; undefined for one that is new. */
  address: string | undefined;
  /** What is wrong, and what is allowed. */
  message: string;
}

type After = ReadonlyMap<string, string | undefined>;

/** A file in a message, with its line. */
const file = /\bcontent\/[\w./-]+\.(?:md|yml)\b(?::\d+)?/g;

/** A picture in a message, by its path. */
const picture = /\bcontent\/[\w./-]+\/([\w.-]+\.(?:png|jpe?g))\b/g;

/** The name of a kind in a message, as the code has it. */
const kindInCode = new RegExp(`\\bno (${kindNames.join("|")}) (?=")`, "g");

/** The field of a picture's description in a message, as the code has it. */
const descriptionInCode = /\b\w+Alt\b/g;

/** A message for those who have neither the files nor a command line. */
const spoken = (message: string, before: Texts, after: After): string =>
  message
    .replace(addressesAdvice, "")
    .replace(file, (place) => {
      const path = place.replace(/:\d+$/, "");
      return entryInSentence(path, after.get(path) ?? before.get(path));
    })
    .replace(picture, "“$1”")
    .replace(descriptionInCode, (name) => `“${labelOf(name)}”`)
    .replace(kindInCode, (_, kind: string) => `no ${inSentence(nameOfKind(kind as KindName))} `);

/**
 * Finds for problems what an editor needs to mend them.
 * @param before the texts of content as they are
 * @param after the texts that are written
 */
export const mistakesOf = (problems: readonly Problem[], before: Texts, after: After): Mistake[] =>
  problems.map((problem) => {
    const { file: path, message } = problem;
    const text = after.get(path) ?? before.get(path);
    return {
      file: path,
      entry: entryName(path, text),
      address: before.has(path) ? entryAddress(path) : undefined,
      message: spoken(message, before, after),
      ...placeOf(problem, text),
    };
  });
