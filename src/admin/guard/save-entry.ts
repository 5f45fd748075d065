/** Saves entries: nothing is written that the content check would object to, except in drafts. */
import { writtenAs } from "../files/formats";
import { readTexts, type Backend, type SaveOptions } from "./backend";
import { effectOfChange, type Texts } from "./change";
import { notSaved, type GuardContext } from "./context";
import { assertNotGone, draftToSave } from "./drafts";
import { droppedPictures, takeOff } from "./dropped-pictures";
import { letMerge } from "./merging";
import { mistakesOf } from "./mistakes";
import { moveOf } from "./move";
import type { Opened, openedFiles } from "./opened-files";
import { assertOwnAddress } from "./own-address";
import { letPropose } from "./proposing";
import { redirectPath } from "./redirect";
import { isNamed, onlyPictures, withAddress, withFormsSent } from "./rules";
import { saveMoved } from "./save-moved";
import { redirectsFile } from "./save-redirects";
import { agreedTurn } from "./turn";

/**
 * Saves an entry, in review as a draft.
 * @param opened knows what the editor has opened, and has written since
 * @throws a refusal if the site would break, or if somebody has changed the entry meanwhile; nothing is saved then
 */
export async function saveEntry(
  entry: Parameters<Backend["persistEntry"]>[0],
  options: SaveOptions,
  { assertAsOpened, attempt, remember }: ReturnType<typeof openedFiles>,
  context: GuardContext,
): Promise<unknown> {
  const { guarded, backend, editor } = context;
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
  const texts = await readTexts(guarded, paths);
  if (options.newEntry) assertOwnAddress(texts, { path, raw });
  const next = await context.changeOf(entry.dataFiles, assets);
  const asOpened = (now: Texts) => {
    for (const file of files) assertAsOpened(now, file);
    return now;
  };
  if (options.useWorkflow) {
    letPropose(guarded.api);
    letMerge(guarded.api);
    const draft = await draftToSave(guarded, options, slug);
    if (draft) assertNotGone(texts, draft);
    const drafted = draft?.texts.map((each) => [each.path, each.raw] as const) ?? [];
    asOpened(new Map([...texts, ...drafted]));
    attempt(files);
    const saved = await backend.persistEntry({ ...entry, assets }, options);
    remember(files, options.useWorkflow);
    const { problems, unfinished } = effectOfChange(texts, next);
    context.advise(mistakesOf([...problems, ...unfinished], texts, next.texts));
    return saved;
  }
  asOpened(texts);
  const read = async () => asOpened(await readTexts(guarded, [...paths, redirectPath]));
  if (move) {
    const begin = () => attempt(files);
    return saveMoved({ read, begin, move, raw, assets, options }, context);
  }
  const { redirects, unfinished } = await agreedTurn(texts, next, read, notSaved, context);
  withFormsSent(texts, next.texts, context.hasWebhook);
  const more = redirects === undefined ? [] : [redirectsFile(redirects)];
  const dataFiles = [...entry.dataFiles, ...more];
  const dropped = droppedPictures(texts, path, raw, next.pictures);
  attempt(files);
  const saved = await backend.persistEntry({ ...entry, dataFiles, assets }, options);
  remember(files, options.useWorkflow);
  await takeOff(backend, { path, raw }, dropped);
  context.advise(unfinished);
  return saved;
}
