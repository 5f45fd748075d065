/**
 * Stands between the CMS and the place where content is kept: nothing is written or deleted that the content
 * check would object to, and what belongs together goes together.
 */
import { isPictureName } from "../../content/read/content-files";
import type { Problem } from "../../model/problem";
import { idWishedFor, sourceOf } from "../files/formats";
import { readTexts, type Backend, type SaveOptions, type Upload } from "./backend";
import { effectOfChange, type Change, type Texts } from "./change";
import { redirectLeft, Refusal, telling } from "./failure";
import { moveOf, type Move } from "./move";
import { folderOf, pageOf, pagesOf } from "./pages";
import { redirectPath, withRedirect, withoutRedirectsTo } from "./redirect";
import { saveMoved } from "./save-moved";

/** Asks and tells the editor. */
export interface Editor {
  /** Shows problems; what was asked for is not done. */
  refuse(heading: string, problems: readonly Problem[]): void;
  /** Says why the place of the content did not do what was asked, and what to do. */
  tellFailure(heading: string, sentences: string): void;
  /** Makes an uploaded picture as small as a page needs it. */
  shrink(upload: Upload): Promise<void>;
  /** Says what is still to be done before a draft can be published. */
  advise(heading: string, problems: readonly Problem[]): void;
  /**
   * Asks where visitors go who have the address of a page that is deleted.
   * @returns an address, "" for the page “not found”, or undefined if the page shall stay
   */
  askRedirect(address: string, addresses: readonly string[]): Promise<string | undefined>;
  /**
   * Asks whether a page shall have another address.
   * @param files those that name it and change along
   */
  askMove(move: Move, files: readonly string[]): Promise<boolean>;
  /** Says that a page has its new address, and opens the entry there. */
  tellMoved(move: Move): void;
}

const notSaved = "This was not saved, because the site could not be built with it.";

/** Uploads are pictures. @throws an error that says so */
function onlyPictures(uploads: readonly Upload[]): void {
  const other = uploads.find(({ path }) => !isPictureName(path));
  if (other)
    throw new Refusal(
      `“${other.path.replace(/.*\//, "")}” is not a .jpg or .png picture, and the site shows no other files`,
    );
}

/**
 * Guards a backend.
 * @param backend what keeps the content
 * @param editor whom to ask and to tell
 * @returns the same backend, which refuses what would break the site
 */
export function guarded<Guarded extends Backend>(backend: Guarded, editor: Editor): Guarded {
  const original = {
    getMedia: backend.getMedia.bind(backend),
    persistEntry: backend.persistEntry.bind(backend),
    persistMedia: backend.persistMedia.bind(backend),
    deleteFiles: backend.deleteFiles.bind(backend),
    publish: backend.publishUnpublishedEntry?.bind(backend),
  };
  /** What this session has written: an entry stays open after it is saved. */
  const written = new Map<string, string>();

  const picturesIn = async (folder: string) =>
    (await original.getMedia(folder)).map(({ path }) => path).filter(isPictureName);

  /**
   * @returns what is to be done before drafts can be published
   * @throws an error if the change would break the site; the editor has seen why
   */
  function insist(texts: Texts, change: Change, heading: string): readonly Problem[] {
    const { problems, unfinished } = effectOfChange(texts, change);
    if (problems.length === 0) return unfinished;
    editor.refuse(heading, problems);
    throw new Refusal(
      problems.length === 1 ? "see the mistake" : `see the ${problems.length} mistakes`,
      true,
    );
  }

  const advise = (problems: readonly Problem[]) => {
    if (problems.length > 0)
      editor.advise("Saved as a draft. To do before it is published:", problems);
  };

  /** @throws an error if the file is not what the editor has opened */
  function sameAsOpened(texts: Texts, path: string, raw: string): void {
    const now = texts.get(path);
    const opened = sourceOf(raw);
    if (now === undefined || now === opened || now === written.get(path)) return;
    throw new Refusal(
      opened === undefined
        ? `there is an entry at ${path} already; give this one another title`
        : `${path} was changed since you opened it; copy your words, reload the page and edit it again`,
    );
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
    onlyPictures(entry.assets);
    for (const upload of entry.assets) await editor.shrink(upload);
    const texts = await readTexts(backend);
    const next = await change(entry.dataFiles, entry.assets);
    if (options.useWorkflow) {
      const saved = await original.persistEntry(entry, options);
      const { problems, unfinished } = effectOfChange(texts, next);
      advise([...problems, ...unfinished]);
      return saved;
    }
    for (const { path, raw } of entry.dataFiles) sameAsOpened(texts, path, raw);
    const [{ path, raw } = { path: "", raw: "" }] = entry.dataFiles;
    const move = moveOf(path, idWishedFor(raw));
    if (move) {
      const saving = { texts, move, raw, assets: entry.assets, options };
      return saveMoved(saving, {
        keep: { ...original, getMediaFile: backend.getMediaFile?.bind(backend) },
        editor,
        picturesIn,
        insist: (change) => insist(texts, change, notSaved),
        advise,
      });
    }
    const unfinished = insist(texts, next, notSaved);
    const saved = await original.persistEntry(entry, options);
    for (const { path, raw } of entry.dataFiles) written.set(path, raw);
    advise(unfinished);
    return saved;
  };

  const publish: NonNullable<Backend["publishUnpublishedEntry"]> = async (collection, slug) => {
    const draft = await backend.unpublishedEntry?.({ collection, slug });
    const isText = ({ path }: { path: string }) => /\.(yml|md)$/.test(path);
    const files = await Promise.all(
      (draft?.diffs ?? []).filter(isText).map(async ({ path, id }) => ({
        path,
        raw: (await backend.unpublishedEntryDataFile?.(collection, slug, path, id)) ?? "",
      })),
    );
    const uploads = (draft?.diffs ?? []).filter((file) => !isText(file));
    const next = await change(files, uploads);
    const heading = "This was not published, because the site could not be built with it.";
    insist(await readTexts(backend), next, heading);
    return original.publish?.(collection, slug);
  };

  const deleteFiles: Backend["deleteFiles"] = async (paths, commitMessage) => {
    const texts = await readTexts(backend);
    const folders = [...new Set(paths.map(folderOf))];
    const there = (await Promise.all(folders.map(picturesIn))).flat();
    const isWholeFolder = (path: string) => /\/index\.(yml|md)$/.test(path);
    const own = paths
      .filter(isWholeFolder)
      .flatMap((path) => there.filter((name) => folderOf(name) === folderOf(path)));
    const gone = new Set([...paths, ...own]);
    const address = paths.length === 1 ? pageOf(paths[0] ?? "") : undefined;
    const redirects = texts.get(redirectPath) ?? "";
    const left = address ? withoutRedirectsTo(redirects, address) : redirects;
    const removed = [...gone].filter((path) => texts.has(path));
    insist(
      texts,
      {
        texts: new Map<string, string | undefined>([
          ...removed.map((path): [string, undefined] => [path, undefined]),
          ...(left === redirects ? [] : [[redirectPath, left] as const]),
        ]),
        pictures: there.filter((path) => !gone.has(path)),
      },
      "This was not deleted, because these places still name it. Change them first.",
    );
    const to = address ? await editor.askRedirect(address, pagesOf(texts, address)) : "";
    if (to === undefined) throw new Refusal("nothing was deleted", true);
    const done = await original.deleteFiles([...gone], commitMessage);
    const raw = address && to ? withRedirect(redirects, address, to) : left;
    if (raw !== redirects) {
      const file = { path: redirectPath, slug: "Redirect", raw };
      const options: SaveOptions = {
        useWorkflow: false,
        commitMessage: `Update the redirects after ${address} was deleted`,
      };
      await original.persistEntry({ dataFiles: [file], assets: [] }, options).catch((error) => {
        editor.tellFailure(
          "This was deleted, but not its redirects",
          redirectLeft(address, to, error),
        );
      });
    }
    return done;
  };

  const orTell = <Done>(heading: string, work: () => Promise<Done>) =>
    telling((sentences) => editor.tellFailure(heading, sentences), work);

  return Object.assign(backend, {
    persistEntry: (...args: Parameters<typeof persistEntry>) =>
      orTell("This was not saved", () => persistEntry(...args)),
    deleteFiles: (...args: Parameters<typeof deleteFiles>) =>
      orTell("This was not deleted", () => deleteFiles(...args)),
    getMedia: async (folder?: string) =>
      (await original.getMedia(folder)).filter(({ path }) => isPictureName(path)),
    persistMedia: (file: Upload, options: SaveOptions) =>
      orTell("This picture was not saved", async () => {
        onlyPictures([file]);
        await editor.shrink(file);
        return original.persistMedia(file, options);
      }),
    ...(original.publish && {
      publishUnpublishedEntry: (...args: Parameters<typeof publish>) =>
        orTell("This was not published", () => publish(...args)),
    }),
  });
}
