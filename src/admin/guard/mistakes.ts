/** Problems as an editor reads them: with the entry and the field that they are in, as the CMS calls them. */
import { addressesAdvice, type Problem } from "../../model/problem";
import { entryAddress, entryName, placeOf, type FieldPlace } from "../entries";
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

/**
 * Finds for problems what an editor needs to mend them.
 * @param before the texts of content as they are
 * @param after the texts that are written
 */
export const mistakesOf = (
  problems: readonly Problem[],
  before: Texts,
  after: ReadonlyMap<string, string | undefined>,
): Mistake[] =>
  problems.map((problem) => {
    const { file, message } = problem;
    const text = after.get(file) ?? before.get(file);
    return {
      file,
      entry: entryName(file, text),
      address: before.has(file) ? entryAddress(file) : undefined,
      // Addresses are chosen from a list here; nobody has a command line.
      message: message.replace(addressesAdvice, ""),
      ...placeOf(problem, text),
    };
  });
