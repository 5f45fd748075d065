/** What an editor is offered where somebody has changed an entry since it was opened: both come into the fields. */
import { entryInSentence, ownerOf } from "../entries";
import { formatOf } from "../files/formats";
import { contestedLines, mergedFor } from "../files/merged-text";
import type { Editor } from "./context";
import { Refusal } from "./failure";
import type { Opened } from "./opened-files";

const changedSince = (path: string, now: string): string =>
  `somebody has changed ${entryInSentence(path, now)} since you opened it`;

/** A save of a file that is there, and holds something else than when it was opened. */
export class ChangedMeanwhile extends Refusal {
  /** @param theirs what it holds */
  constructor(
    readonly file: Opened & { opened: string },
    readonly theirs: string,
  ) {
    super(
      `${changedSince(file.path, theirs)}; copy your words, reload the page, decline your words where it offers them, and write them again`,
    );
  }
}

/** Whether the fields can show a file. What two people have made of it may be none. */
function isReadable(path: string, text: string): boolean {
  const kind = ownerOf(path)?.kind;
  try {
    return kind !== undefined && Boolean(formatOf(kind, path.endsWith(".md"), "").fromFile(text));
  } catch {
    return false;
  }
}

/**
 * Offers to bring together what the editor and somebody else have written. It comes into the fields, where the editor
 * looks at it before saving it.
 * @param error why the save was refused
 * @throws what the CMS says of the save: in any case nothing is written
 */
export async function offerBoth(
  error: unknown,
  { askBoth, fill }: Pick<Editor, "askBoth" | "fill">,
): Promise<never> {
  if (!(error instanceof ChangedMeanwhile)) throw error;
  const { file, theirs } = error;
  const { path, opened, raw: mine, requestedId } = file;
  const mergedAs = (side: "mine" | "theirs") => mergedFor(side, opened, mine, theirs);
  if (![mergedAs("mine"), mergedAs("theirs")].every((text) => isReadable(path, text))) throw error;
  const contested = contestedLines(opened, mine, theirs);
  const side = await askBoth(entryInSentence(path, theirs), contested);
  if (side === undefined) throw new Refusal(changedSince(path, theirs), true);
  fill(path, mergedAs(side), { opened: theirs, ...(requestedId && { requestedId }) });
  throw new Refusal("look at what is in the fields now, and save it", true);
}
