/**
 * Stands between the CMS and the place where content is kept: nothing is written or deleted that the content
 * check would object to, and what belongs together goes together.
 */
import { isPictureName } from "../../content/read/content-files";
import type { Problem } from "../../model/problem";
import { writtenAs } from "../files/formats";
import { readTexts, type Backend, type SaveOptions, type Upload } from "./backend";
import { effectOfChange, type Change, type Texts } from "./change";
import { misMerged, notSaved, type Editor, type GuardContext } from "./context";
import { deleteWithRedirect } from "./delete-files";
import {
  assertNotGone,
  draftToSave,
  hasEnded,
  isPublished,
  mergedTexts,
  readDraft,
} from "./drafts";
import { droppedPictures, takeOff } from "./dropped-pictures";
import { letEnd } from "./ending";
import {
  asChosen,
  failureWords,
  lacksDraft,
  notMerged,
  notThere,
  Refusal,
  reportingFailures,
  type Asked,
} from "./failure";
import { letMerge } from "./merging";
import { mistakesOf, type Mistake } from "./mistakes";
import { moveOf } from "./move";
import { openedFiles, type Opened } from "./opened-files";
import { assertOwnAddress } from "./own-address";
import { folderOf, isDraftText } from "./pages";
import { letPropose } from "./proposing";
import { redirectPath } from "./redirect";
import { isNamed, onlyPictures, withAddress, withFormsSent } from "./rules";
import { saveMoved } from "./save-moved";
import { redirectsFile, saveRedirects } from "./save-redirects";
import { offerBoth } from "./together";
import { agreedTurn } from "./turn";

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
  const { assertAsOpened, attempt, remember } = openedFiles();

  const picturesIn = async (folder: string) =>
    (await original.getMedia(folder)).map(({ path }) => path).filter(isPictureName);

  const assertValid: GuardContext["assertValid"] = (
    texts,
    change,
    heading,
    told = (mistake) => mistake,
  ) => {
    const { problems, unfinished } = effectOfChange(texts, change);
    const mistakes = (found: readonly Problem[]) => mistakesOf(found, texts, change.texts);
    if (problems.length === 0) return mistakes(unfinished);
    editor.refuse(heading, mistakes(problems).map(told));
    throw new Refusal(
      problems.length === 1 ? "see the mistake" : `see the ${problems.length} mistakes`,
      true,
    );
  };

  const advise: GuardContext["advise"] = (mistakes) => {
    if (mistakes.length > 0)
      editor.advise("Saved as a draft. To do before it is published:", mistakes);
  };

  const context: GuardContext = {
    backend: original,
    editor,
    isReviewed,
    picturesIn,
    assertValid,
    advise,
  };

  /** Says what is wrong with what a merge has made of a draft, which was right by itself. */
  function tellMerged(texts: Texts, { texts: drafted, ...others }: Change, merged: Texts): void {
    if (merged.size === 0) return;
    const whole = new Map([...drafted, ...merged]);
    const { problems } = effectOfChange(texts, { ...others, texts: whole });
    if (problems.length > 0) editor.advise(misMerged, mistakesOf(problems, texts, whole));
  }

  async function change(files: { path: string; raw: string }[], uploads: readonly Upload[]) {
    const folders = new Set([...files, ...uploads].map(({ path }) => folderOf(path)));
    const there = await Promise.all([...folders, "content/pages"].map(picturesIn));
    return {
      texts: new Map(files.map(({ path, raw }) => [path, raw])),
      pictures: [...new Set([...there.flat(), ...uploads.map(({ path }) => path)])],
    };
  }

  const persistEntry: Backend["persistEntry"] = async (entry, options) => {
    // Asked at once: what is known of a written text is soon forgotten.
    const files = entry.dataFiles.map(({ path, raw }): Opened => {
      const { opened, requestedId } = writtenAs(raw);
      return { path, raw, opened, requestedId };
    });
    const [{ path, raw, slug } = { path: "", raw: "", slug: "" }] = entry.dataFiles;
    const move = moveOf(path, writtenAs(raw).requestedId);
    withAddress(files);
    const assets = entry.assets.filter((upload) => isNamed(upload, entry.dataFiles));
    onlyPictures(assets);
    for (const upload of assets) await editor.shrink(upload);
    const paths = files.map((file) => file.path);
    const texts = await readTexts(backend, paths);
    if (options.newEntry) assertOwnAddress(texts, { path, raw });
    const next = await change(entry.dataFiles, assets);
    const asOpened = (now: Texts) => {
      for (const file of files) assertAsOpened(now, file);
      return now;
    };
    if (options.useWorkflow) {
      letPropose(backend.api);
      letMerge(backend.api);
      const draft = await draftToSave(backend, options, slug);
      if (draft) assertNotGone(texts, draft);
      const drafted = draft?.texts.map((each) => [each.path, each.raw] as const) ?? [];
      asOpened(new Map([...texts, ...drafted]));
      attempt(files);
      const saved = await original.persistEntry({ ...entry, assets }, options);
      remember(files, options.useWorkflow);
      const { problems, unfinished } = effectOfChange(texts, next);
      advise(mistakesOf([...problems, ...unfinished], texts, next.texts));
      return saved;
    }
    asOpened(texts);
    const read = async () => asOpened(await readTexts(backend, [...paths, redirectPath]));
    if (move) {
      const begin = () => attempt(files);
      return saveMoved({ read, begin, move, raw, assets, options }, context);
    }
    const { redirects, unfinished } = await agreedTurn(texts, next, read, notSaved, context);
    withFormsSent(texts, next.texts, hasWebhook);
    const more = redirects === undefined ? [] : [redirectsFile(redirects)];
    const dataFiles = [...entry.dataFiles, ...more];
    const dropped = droppedPictures(texts, path, raw, next.pictures);
    attempt(files);
    const saved = await original.persistEntry({ ...entry, dataFiles, assets }, options);
    remember(files, options.useWorkflow);
    await takeOff(original, { path, raw }, dropped);
    advise(unfinished);
    return saved;
  };

  /** Asks whether an entry shall be published that no visitor will see. @throws a refusal if the editor keeps it */
  async function agreedHiding(texts: Texts, next: Change["texts"], todo: readonly Mistake[]) {
    const isHidden = ([path, after = ""]: [string, string | undefined]) =>
      isDraftText(path, after) && isDraftText(path, texts.get(path) ?? after);
    if ([...next].some(isHidden) && !(await editor.askHidden(todo))) throw asChosen();
  }

  const publish: NonNullable<Backend["publishUnpublishedEntry"]> = async (collection, slug) => {
    const draft = await readDraft(backend, collection, slug);
    const next = await change(draft.texts, draft.uploads);
    const heading = "This was not published, because the site could not be built with it.";
    const texts = await readTexts(backend);
    assertNotGone(texts, draft);
    const read = () => readTexts(backend, [redirectPath]);
    const agreed = await agreedTurn(texts, next, read, heading, context);
    withFormsSent(texts, next.texts, hasWebhook);
    await agreedHiding(texts, next.texts, agreed.unfinished);
    letMerge(backend.api);
    letEnd(backend.api);
    await original.publish?.(collection, slug).catch(async (error: unknown) => {
      if (!(await isPublished(backend, collection, slug, draft))) notMerged(error);
    });
    if (agreed.redirects !== undefined)
      await saveRedirects(agreed.redirects, agreed.address, "published", agreed.left, context);
    tellMerged(texts, agreed.change, await mergedTexts(backend, draft));
  };

  const discard = async (collection: string, slug: string) => {
    letEnd(backend.api);
    await original.discard?.(collection, slug).catch(async (error: unknown) => {
      // Where it had ended before, it may have been published. Else the answer was lost on its way.
      if (lacksDraft(error) || !(await hasEnded(backend, collection, slug))) throw error;
    });
  };

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
    persistEntry: (...args: Parameters<typeof persistEntry>) =>
      orReport("This was not saved", "save", () =>
        persistEntry(...args).catch((error: unknown) => offerBoth(error, editor)),
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
      publishUnpublishedEntry: (...args: Parameters<typeof publish>) =>
        orReport("This was not published", "publish", () => publish(...args)),
    }),
    ...(original.getEntry && { getEntry }),
    ...(original.discard && {
      deleteUnpublishedEntry: (collection: string, slug: string) =>
        orReport("This was not discarded", "press “Discard”", () => discard(collection, slug)),
    }),
    ...(original.setStatus && {
      updateUnpublishedEntryStatus: (collection: string, slug: string, status: string) =>
        orReport("The status was not changed", "set the status", async () =>
          original.setStatus?.(collection, slug, status),
        ),
    }),
  });
}
