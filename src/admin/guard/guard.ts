/**
 * Stands between the CMS and the place where content is kept: nothing is written or deleted that the content
 * check would object to, and what belongs together goes together.
 */
import { isPictureName } from "../../content/read/content-files";
import { readTexts, type Backend, type SaveOptions, type Upload } from "./backend";
import type { Editor } from "./context";
import { deleteWithRedirect } from "./delete-files";
import { discardDraft, publishDraft } from "./end-draft";
import { failureWords, notThere, Refusal, reportingFailures, type Asked } from "./failure";
import { makeContext } from "./make-context";
import { openedFiles } from "./opened-files";
import { redirectPath } from "./redirect";
import { onlyPictures } from "./rules";
import { saveEntry } from "./save-entry";
import { offerBoth } from "./together";

/**
 * Guards a backend.
 * @param backend what keeps the content
 * @param editor whom to ask and to report to
 * @param isReviewed whether saves wait for somebody to publish them
 * @param hasWebhook whether the host knows where forms are posted to
 * @returns the same backend, which refuses what would break the site
 */
export function guarded<Guarded extends Backend>(
  backend: Guarded,
  editor: Editor,
  isReviewed = false,
  hasWebhook = true,
): Guarded {
  const original = {
    getMedia: backend.getMedia.bind(backend),
    getMediaFile: backend.getMediaFile?.bind(backend),
    persistEntry: backend.persistEntry.bind(backend),
    persistMedia: backend.persistMedia.bind(backend),
    deleteFiles: backend.deleteFiles.bind(backend),
    getEntry: backend.getEntry?.bind(backend),
    publish: backend.publishUnpublishedEntry?.bind(backend),
    discard: backend.deleteUnpublishedEntry?.bind(backend),
    setStatus: backend.updateUnpublishedEntryStatus?.bind(backend),
  };
  const opened = openedFiles();
  const context = makeContext(backend, original, editor, { isReviewed, hasWebhook });

  const deleteFiles: Backend["deleteFiles"] = (paths, commitMessage) =>
    deleteWithRedirect(
      () => readTexts(backend, [...paths, redirectPath]),
      paths,
      commitMessage,
      context,
    );

  /** Reads an entry. @throws a refusal where it is not there, or cannot be read: GitHub's backend gives "" in both cases */
  const getEntry: NonNullable<Backend["getEntry"]> = async (path) => {
    const read = await original.getEntry?.(path).catch(() => undefined);
    if (read?.data) return read;
    const texts = await readTexts(backend).catch((error: unknown) => {
      throw new Refusal(failureWords(error, "open it"));
    });
    throw new Refusal(
      texts.has(path) ? "it could not be read; open it again in a minute" : notThere,
    );
  };

  const orReport = <Done>(heading: string, asked: Asked, work: () => Promise<Done>) => {
    editor.begin();
    return reportingFailures(asked, (sentences) => editor.reportFailure(heading, sentences), work);
  };

  return Object.assign(backend, {
    persistEntry: (entry: Parameters<Backend["persistEntry"]>[0], options: SaveOptions) =>
      orReport("This was not saved", "save", () =>
        saveEntry(entry, options, opened, context).catch((error: unknown) =>
          offerBoth(error, editor),
        ),
      ),
    deleteFiles: (...args: Parameters<typeof deleteFiles>) =>
      orReport("This was not deleted", "delete it", () => deleteFiles(...args)),
    getMedia: async (folder?: string) =>
      (await original.getMedia(folder)).filter(({ path }) => isPictureName(path)),
    persistMedia: (file: Upload, options: SaveOptions) =>
      orReport("This picture was not saved", "choose it", async () => {
        onlyPictures([file]);
        await editor.shrink(file);
        return original.persistMedia(file, options);
      }),
    ...(original.publish && {
      publishUnpublishedEntry: (collection: string, slug: string) =>
        orReport("This was not published", "publish", () =>
          publishDraft(collection, slug, context),
        ),
    }),
    ...(original.getEntry && { getEntry }),
    ...(original.discard && {
      deleteUnpublishedEntry: (collection: string, slug: string) =>
        orReport("This was not discarded", "press “Discard”", () =>
          discardDraft(collection, slug, context),
        ),
    }),
    ...(original.setStatus && {
      updateUnpublishedEntryStatus: (collection: string, slug: string, status: string) =>
        orReport("The status was not changed", "set the status", async () =>
          original.setStatus?.(collection, slug, status),
        ),
    }),
  });
}
