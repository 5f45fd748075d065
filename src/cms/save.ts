/** Runs before each save: makes a new entry a draft, and refuses a save that would break the site. */
import type { AppEventListener } from "@sveltia/cms";
import { utcDay } from "../content/publish/published";
import { kindAndId } from "../content/read/content-files";
import { kindOf, type KindName } from "../model/kinds";
import { problemsAfter, textsAfter, type Save } from "./check";
import { formatOf, sourceField } from "./files/formats";
import { textOnDisk } from "./local-files";
import { mistake } from "./mistakes";
import { picturesOf } from "./pictures";
import { noteSaved, readFiles } from "./source-texts";

type Data = Record<string, unknown>;

interface SavedEntry {
  path: string;
  newRecord: boolean;
  data: Data;
}

const maxListed = 6;

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
    ...(day && { [newestFirst]: utcDay() }),
  };
}

/** The former file of an entry whose address has changed. */
function fileBefore({ files }: Awaited<ReturnType<typeof readFiles>>, { path, data }: SavedEntry) {
  const source = String(data[sourceField]).trimEnd();
  const isSource = (known?: { source: string }) => known?.source.trimEnd() === source;
  if (isSource(files.get(path))) return undefined;
  const [before] = [...files].find(([, known]) => isSource(known)) ?? [];
  return before;
}

function listMistakes(mistakes: readonly string[]): string {
  const listed = mistakes.slice(0, maxListed).map((each, index) => `${index + 1}. ${each}.`);
  const more = mistakes.length > maxListed ? [`And ${mistakes.length - maxListed} more.`] : [];
  return [
    "Nothing was saved, because the site could not be built with it.",
    ...listed,
    ...more,
  ].join(" ");
}

/** Makes the handler that runs before each save. @param isLocal whether the CMS edits the files of this machine */
export const beforeSave =
  (isLocal: boolean): AppEventListener["handler"] =>
  async ({ entry }) => {
    const saved = entry.toJS() as unknown as SavedEntry;
    const { path, newRecord } = saved;
    const kind = kindAndId(path)?.kind;
    if (!kind)
      return refuse(`“${path}” is not a file of the site; give the entry another address.`);
    const data = newRecord ? asDraft(kind, saved.data) : saved.data;
    const text = `${formatOf(kind).toFile(data).trim()}\n`;
    const current = await readFiles();
    const texts = new Map([...current.files].map(([name, known]) => [name, known.text]));
    const before = newRecord ? undefined : fileBefore(current, saved);
    if (isLocal && !newRecord && texts.has(before ?? path)) {
      const onDisk = await textOnDisk(before ?? path);
      if (onDisk.trimEnd() !== texts.get(before ?? path)?.trimEnd())
        refuse(
          "Another program has changed this file since the CMS was opened. Copy what you wrote, reload the page and paste it there.",
        );
    }
    const pictures = picturesOf(kind, path, before, data);
    const save: Save = { path, text, before, pictures, isPartial: current.isPartial };
    const after = textsAfter(texts, save);
    const mistakes = problemsAfter(texts, save).map((problem) => mistake(problem, path, after));
    if (mistakes.length > 0) refuse(listMistakes(mistakes));
    noteSaved(path, text, before);
    // The next save starts from this text.
    return entry.set("data", { ...data, [sourceField]: text } as never);
  };
