/** Drafts: entries that are kept outside of the site until they are published. */
import type { Backend, SaveOptions } from "./backend";
import { entryInSentence } from "../entries";
import type { Texts } from "./change";
import { endedDraft, lacksDraft, Refusal } from "./failure";

/** What a draft changes of the site. */
export interface Draft {
  texts: { path: string; raw: string; isNew: boolean }[];
  /** Its pictures. */
  uploads: { path: string }[];
}

type Drafts = Pick<Backend, "unpublishedEntry" | "unpublishedEntryDataFile">;

const isText = ({ path }: { path: string }): boolean => /\.(yml|md)$/.test(path);

/**
 * Reads a draft.
 * @throws the error of the backend where there is none
 */
export async function readDraft(backend: Drafts, collection: string, slug: string): Promise<Draft> {
  const { diffs } = (await backend.unpublishedEntry?.({ collection, slug })) ?? { diffs: [] };
  const texts = diffs.filter(isText).map(async ({ path, id, newFile }) => ({
    path,
    isNew: newFile ?? false,
    raw: (await backend.unpublishedEntryDataFile?.(collection, slug, path, id)) ?? "",
  }));
  return { texts: await Promise.all(texts), uploads: diffs.filter((file) => !isText(file)) };
}

/**
 * Reads what the provider has made of the texts of a draft and of what others have saved in them since it was begun.
 * @returns the texts that are not as in the draft; those that cannot be read are left out
 */
export async function mergedTexts(
  backend: Pick<Backend, "getEntry">,
  { texts }: Draft,
): Promise<Texts> {
  const now = await Promise.all(
    texts.map(async ({ path, raw }) => {
      const text = (await backend.getEntry?.(path).catch(() => undefined))?.data;
      return text && text !== raw ? [[path, text] as const] : [];
    }),
  );
  return new Map(now.flat());
}

/**
 * A draft is of an entry that is on the site, or of a new one.
 * @param texts those of the site
 * @throws a refusal where the entry was deleted since the draft was begun
 */
export function assertNotGone(texts: Texts, draft: Draft): void {
  const gone = draft.texts.find(({ path, isNew }) => !isNew && !texts.has(path));
  if (gone)
    throw new Refusal(
      `somebody has deleted ${entryInSentence(gone.path, gone.raw)} on the site since this draft was begun; copy what you want to keep, and press “Discard”`,
    );
}

/** Whether there is no draft of an entry any more, as far as that can be known. */
export const hasEnded = (backend: Drafts, collection: string, slug: string): Promise<boolean> =>
  readDraft(backend, collection, slug).then(() => false, lacksDraft);

/**
 * Looks at what has become of a draft that was to be published, where that failed: the answer may be lost on its way.
 * @returns whether the draft has ended, and the site is as in it
 * @throws a refusal where it has ended, and the site is not as in it
 */
export async function isPublished(
  backend: Drafts & Pick<Backend, "getEntry">,
  collection: string,
  slug: string,
  { texts }: Draft,
): Promise<boolean> {
  if (!(await hasEnded(backend, collection, slug))) return false;
  const now = await Promise.all(
    texts.map(({ path }) => backend.getEntry?.(path).catch(() => undefined)),
  );
  if (texts.every(({ raw }, index) => now[index]?.data === raw)) return true;
  throw new Refusal(endedDraft);
}

/**
 * Finds the draft that a save goes on with.
 * @returns the draft; undefined where the save begins one
 * @throws an error if somebody has begun, published or discarded it since the editor opened the entry
 */
export async function draftToSave(
  backend: Drafts,
  { collectionName = "", unpublished = false }: SaveOptions,
  slug: string,
): Promise<Draft | undefined> {
  const draft = await readDraft(backend, collectionName, slug).catch((error: unknown) => {
    if (lacksDraft(error)) return undefined;
    throw error;
  });
  if (unpublished && !draft)
    throw new Refusal(
      "this draft was published or discarded since you opened it; reload the page, and take up your words where it offers them: they come together with what is on the site",
    );
  if (!unpublished && draft)
    throw new Refusal(
      "there is a draft of this entry since you opened it; reload the page, and take up your words where it offers them: they come together with the draft",
    );
  return draft;
}
