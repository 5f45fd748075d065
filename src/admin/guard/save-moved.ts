/** Saves an entry under another address, with all that belongs to it. */
import { entryName } from "../entries";
import type { SaveOptions, Upload } from "./backend";
import type { Change, Texts } from "./change";
import { notSaved, type GuardContext } from "./context";
import { droppedPictures } from "./dropped-pictures";
import type { Mistake } from "./mistakes";
import { moved, movedPath, type Move } from "./move";
import { folderOf } from "./pages";
import { copyOf } from "./picture-copy";
import { redirectPath } from "./redirect";
import { asChosen, Refusal } from "./failure";

/** What is saved. */
interface Saving {
  /**
   * Reads all texts of content as they are.
   * @throws an error if the entry is not what the editor has opened
   */
  read: () => Promise<Texts>;
  /** Is called before anything is written. */
  begin: () => void;
  move: Move;
  /** The file of the entry as the editor wants it. */
  raw: string;
  /** New pictures of the entry. */
  assets: Upload[];
  options: SaveOptions;
}

/** What is written, and what is there afterwards. */
async function changeOf(
  texts: Texts,
  { move, raw, assets }: Saving,
  shown: string[],
  { picturesIn }: GuardContext,
) {
  const { raw: text, others, redirects } = moved(texts, move, raw);
  const written = new Map([[move.newPath, text], ...others]);
  const forRedirects: [string, string][] = redirects ? [[redirectPath, redirects]] : [];
  // An earlier try may have left pictures at the new place.
  const folders = new Set([...others.keys(), move.newPath].map(folderOf));
  folders.delete(folderOf(move.path));
  const change: Change = {
    texts: new Map([...written, ...forRedirects, [move.path, undefined] as const]),
    pictures: [
      ...(await Promise.all([...folders].map(picturesIn))).flat(),
      ...[...shown, ...assets.map(({ path }) => path)].map((path) => movedPath(path, move)),
    ],
  };
  return { written, forRedirects, others, change };
}

/** An entry that code leads to is there as yet, at its old place. */
const asKept = (mistake: Mistake): Mistake => ({
  ...mistake,
  message: mistake.message.replace(/^is missing; /, "must keep its address: "),
});

/**
 * Works out from the content as it is now what the move does.
 * @throws an error if the address is taken or the site would break
 */
async function planOf(saving: Saving, context: GuardContext) {
  const { move } = saving;
  const isFolder = folderOf(move.path) !== folderOf(move.newPath);
  const own = isFolder ? await context.picturesIn(folderOf(move.path)) : [];
  const texts = await saving.read();
  const dropped = droppedPictures(texts, move.path, saving.raw, own);
  const shown = own.filter((path) => !dropped.includes(path));
  const { written, forRedirects, others, change } = await changeOf(texts, saving, shown, context);
  const there = texts.get(move.newPath);
  if (there !== undefined && there !== written.get(move.newPath))
    throw new Refusal(`there is a page at ${move.newAddress} already; choose another address`);
  const unfinished = context.assertValid(texts, change, notSaved, asKept);
  const entries = [...others.keys()].map((path) => entryName(path, texts.get(path)));
  const effects = { entries, isRedirected: forRedirects.length > 0 };
  return { own, shown, written, forRedirects, unfinished, effects, isThere: texts.has(move.path) };
}

/**
 * Asks the editor about the move. Others may save while the question is open: it is asked again until nothing has changed
 * of what it tells.
 * @returns what the move does to the content as it is after the answer
 * @throws an error if the editor says no, or what planOf throws
 */
async function agreedPlan(saving: Saving, context: GuardContext) {
  let plan = await planOf(saving, context);
  for (;;) {
    const { effects } = plan;
    if (!(await context.editor.askMove(saving.move, effects))) throw asChosen();
    plan = await planOf(saving, context);
    if (JSON.stringify(plan.effects) === JSON.stringify(effects)) return plan;
  }
}

/**
 * Asks the editor and saves: the entry with its pictures at its new place and what names it, then the removal of the old
 * place, then the redirect. A host that keeps commits never has one in which the entry is missing. Where one of these
 * steps fails, saving again takes up the rest.
 * @throws an error if the address is taken, the site would break, or the editor says no; nothing is saved then
 */
export async function saveMoved(saving: Saving, context: GuardContext): Promise<unknown> {
  const { move, assets, options } = saving;
  const { backend, editor, advise } = context;
  const plan = await agreedPlan(saving, context);
  const { own, shown, written, forRedirects, unfinished, isThere } = plan;
  const copies = await Promise.all(
    shown.map(async (path) => copyOf(await backend.getMediaFile?.(path), movedPath(path, move))),
  );
  for (const upload of assets) upload.path = movedPath(upload.path, move);
  const save = (files: Iterable<[string, string]>, uploads: Upload[], commitMessage: string) => {
    const dataFiles = [...files].map(([path, raw]) => ({ path, slug: move.to, raw }));
    return backend.persistEntry({ dataFiles, assets: uploads }, { ...options, commitMessage });
  };
  saving.begin();
  const message = `Move ${move.address} to ${move.newAddress}`;
  const saved = await save(written, [...copies, ...assets], message);
  if (isThere) await backend.deleteFiles([move.path, ...own], `${message}: remove the old files`);
  if (forRedirects.length > 0) await save(forRedirects, [], `${message}: lead its visitors there`);
  advise(unfinished);
  editor.reportMove(move);
  return saved;
}
