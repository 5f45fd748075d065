/** Saves an entry under another address, with all that belongs to it. */
import type { Problem } from "../../model/problem";
import type { Backend, SaveOptions, Upload } from "./backend";
import type { Change, Texts } from "./change";
import type { Editor } from "./guard";
import { moved, movedPath, type Move } from "./move";
import { folderOf } from "./pages";
import { copyOf } from "./picture-copy";
import { redirectPath } from "./redirect";
import { Refusal } from "./failure";

/** What is saved. */
interface Saving {
  /** All texts of content as they are. */
  texts: Texts;
  move: Move;
  /** The file of the entry as the editor wants it. */
  raw: string;
  /** New pictures of the entry. */
  assets: Upload[];
  options: SaveOptions;
}

/** What the guard does for it. */
interface Ways {
  /** The backend, which is not guarded. */
  keep: Pick<Backend, "persistEntry" | "deleteFiles" | "getMediaFile">;
  editor: Editor;
  picturesIn: (folder: string) => Promise<string[]>;
  /** Throws if the change would break the site; returns what is to be done before drafts can be published. */
  insist: (change: Change) => readonly Problem[];
  advise: (problems: readonly Problem[]) => void;
}

/** What is written, and what is there afterwards. */
async function changeOf({ texts, move, raw, assets }: Saving, own: string[], ways: Ways) {
  const { raw: text, others, redirects } = moved(texts, move, raw);
  const written = new Map([[move.newPath, text], ...others]);
  const forRedirects: [string, string][] = redirects ? [[redirectPath, redirects]] : [];
  // An earlier try may have left pictures at the new place.
  const folders = new Set([...others.keys(), move.newPath].map(folderOf));
  folders.delete(folderOf(move.path));
  const change: Change = {
    texts: new Map([...written, ...forRedirects, [move.path, undefined] as const]),
    pictures: [
      ...(await Promise.all([...folders].map(ways.picturesIn))).flat(),
      ...[...own, ...assets.map(({ path }) => path)].map((path) => movedPath(path, move)),
    ],
  };
  return { written, forRedirects, others, change };
}

/**
 * Asks the editor and saves: the entry with its pictures at its new place and what names it, then the removal of the old
 * place, then the redirect. A host that keeps commits never has one in which the entry is missing. Where one of these
 * steps fails, saving again takes up the rest.
 * @throws an error if the address is taken, the site would break, or the editor says no; nothing is saved then
 */
export async function saveMoved(saving: Saving, ways: Ways): Promise<unknown> {
  const { texts, move, assets, options } = saving;
  const { keep, editor } = ways;
  const isFolder = folderOf(move.path) !== folderOf(move.newPath);
  const own = isFolder ? await ways.picturesIn(folderOf(move.path)) : [];
  const { written, forRedirects, others, change } = await changeOf(saving, own, ways);
  const there = texts.get(move.newPath);
  if (there !== undefined && there !== written.get(move.newPath))
    throw new Refusal(`there is a page at ${move.newAddress} already; choose another address`);
  const unfinished = ways.insist(change);
  if (!(await editor.askMove(move, [...others.keys()])))
    throw new Refusal("nothing was saved", true);
  const copies = await Promise.all(
    own.map(async (path) => copyOf(await keep.getMediaFile?.(path), movedPath(path, move))),
  );
  for (const upload of assets) upload.path = movedPath(upload.path, move);
  const save = (files: Iterable<[string, string]>, uploads: Upload[], commitMessage: string) => {
    const dataFiles = [...files].map(([path, raw]) => ({ path, slug: move.to, raw }));
    return keep.persistEntry({ dataFiles, assets: uploads }, { ...options, commitMessage });
  };
  const message = `Move ${move.address} to ${move.newAddress}`;
  const saved = await save(written, [...copies, ...assets], message);
  if (texts.has(move.path))
    await keep.deleteFiles([move.path, ...own], `${message}: remove the old files`);
  if (forRedirects.length > 0) await save(forRedirects, [], `${message}: lead its visitors there`);
  editor.tellMoved(move);
  ways.advise(unfinished);
  return saved;
}
