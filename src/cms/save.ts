/** Runs before each save: makes a new entry a draft, and refuses a save that would break the site. */
import type { AppEventListener } from "@sveltia/cms";
import { dayIn } from "../lib/time-zone";
import { kindAndId } from "../content/read/content-files";
import { longestAddress } from "../model/fields";
import { fileOf, kindOf, type KindName } from "../model/kinds";
import type { Problem } from "../model/problem";
import { valueAt } from "../model/walk-fields";
import { findingsOf, textsAfter, type Save } from "./check";
import { showFaults } from "./validated-field";
import { listField } from "./fields";
import { formatOf } from "./files/formats";
import { inCheck, inRepository } from "./files/tree-paths";
import { isChangedElsewhere } from "./local-files";
import { atField, fieldPath, mistake } from "./editor-messages";
import { showNotes } from "./notes";
import { nameTwice, picturesAfter, withSharedPictures } from "./pictures";
import { noteMove, readFiles } from "./source-texts";

type Data = Record<string, unknown>;

interface SavedEntry {
  path: string;
  newRecord: boolean;
  data: Data;
}

const maxListed = 8;

/** Stops a save. @param words the message that the CMS shows the editor */
function refuse(words: string): never {
  throw new Error("saving_failed", { cause: new Error(words) });
}

/** Makes a new entry a draft, dated today. */
function asDraft(kind: KindName, data: Data): Data {
  const { schema, newestFirst } = kindOf(kind);
  const day = newestFirst && newestFirst in schema.shape && !data[newestFirst];
  return {
    ...data,
    ...("draft" in schema.shape && { draft: true }),
    ...(day && { [newestFirst]: dayIn() }),
  };
}

/** The former file of an entry whose address has changed: the CMS has added the former address to its aliases. */
function fileBefore(kind: KindName, { path, data }: SavedEntry, texts: Map<string, string>) {
  if (texts.has(path) || !Array.isArray(data.aliases)) return undefined;
  const files = (data.aliases as unknown[]).map((address) =>
    fileOf(kind, String(address).split("/").at(-2)),
  );
  return files.findLast((file) => texts.has(file));
}

/** Lists sentences, each on a line of its own. */
function linesOf(title: string, sentences: readonly string[]): string[] {
  const more = sentences.length - maxListed;
  return [title, ...sentences.slice(0, maxListed), ...(more > 0 ? [`And ${more} more.`] : [])];
}

/** Runs before each save. @returns the entry as it is saved */
export const beforeSave: AppEventListener["handler"] = async ({ entry }) => {
  const inCms = entry.toJS() as unknown as SavedEntry;
  const saved = { ...inCms, path: inCheck(inCms.path) };
  const { path, newRecord } = saved;
  const { kind, id } = kindAndId(path) ?? {};
  if (!kind) return refuse(`“${path}” is not a file of the site; give the entry another address.`);
  const entered = withSharedPictures(kind, path, saved.data);
  const data = newRecord ? asDraft(kind, entered) : entered;
  const twice = nameTwice(kind, data);
  if (twice !== undefined)
    refuse(
      `Two new pictures have the name “${twice}”. Rename one of the files and choose it again.`,
    );
  const text = `${formatOf(kind).toFile(data).trim()}\n`;
  const { texts, pictures: known } = await readFiles();
  if (texts.size === 0)
    refuse(
      "The check needs the other pages, which the CMS has not read yet. Show the preview with the button that has an eye, and save again.",
    );
  const before = newRecord ? undefined : fileBefore(kind, saved, texts);
  if (isChangedElsewhere(inRepository(before ?? path), texts.get(before ?? path)))
    refuse(
      "Another program has changed this file since the CMS was opened. Copy what you wrote, reload the page and paste it there.",
    );
  const pictures = picturesAfter(kind, path, before, data, known);
  const save: Save = { path, text, before, pictures };
  const { problems, warnings } = findingsOf(texts, save);
  const after = textsAfter(texts, save);
  const sentence = (problem: Problem) => mistake(problem, path, after);
  const order = Object.keys(kindOf(kind).schema.shape);
  showFaults(
    problems.map((problem) => {
      const at = problem.file === path ? fieldPath(problem, after) : [];
      const fields = kindOf(kind).place.shape === "list" ? data[listField] : data;
      const names = at.filter((part) => typeof part === "string");
      return {
        path: names.join("."),
        nearest: [names.join("."), ...order.slice(0, order.indexOf(names[0] ?? "") + 1).reverse()],
        ...(names.length < at.length && { value: valueAt(fields, at) }),
        message: atField(problem, after),
        sentence: sentence(problem),
      };
    }),
  );
  if (problems.length > 0)
    refuse(
      linesOf(
        "Nothing was saved, because the site could not be built with it:",
        problems.map(sentence),
      ).join("\n"),
    );
  const open = warnings.map(sentence);
  // The CMS cuts an address made from a title even within a word.
  if (newRecord && id?.length === longestAddress)
    open.unshift("The address was cut off: end it at a word, with “Slug” in the menu ⋮.");
  showNotes(open.length > 0 ? linesOf("Still open:", open) : []);
  if (before !== undefined) noteMove();
  // The next save starts from this text, without the empty entries of lists that it leaves out.
  return entry.set("data", formatOf(kind).fromFile(text) as never);
};
