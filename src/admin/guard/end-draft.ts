/** Ends drafts: publishes them, where nothing breaks by it, or gives them up. */
import { readTexts } from "./backend";
import { effectOfChange, type Change, type Texts } from "./change";
import { misMerged, type Editor, type GuardContext } from "./context";
import { assertNotGone, hasEnded, isPublished, mergedTexts, readDraft } from "./drafts";
import { letEnd } from "./ending";
import { asChosen, lacksDraft, notMerged } from "./failure";
import { letMerge } from "./merging";
import { mistakesOf, type Mistake } from "./mistakes";
import { isDraftText } from "./pages";
import { redirectPath } from "./redirect";
import { withFormsSent } from "./rules";
import { saveRedirects } from "./save-redirects";
import { agreedTurn } from "./turn";

/** Says what is wrong with what a merge has made of a draft, which was right by itself. */
function tellMerged(
  texts: Texts,
  { texts: drafted, ...others }: Change,
  merged: Texts,
  editor: Editor,
): void {
  if (merged.size === 0) return;
  const whole = new Map([...drafted, ...merged]);
  const { problems } = effectOfChange(texts, { ...others, texts: whole });
  if (problems.length > 0) editor.advise(misMerged, mistakesOf(problems, texts, whole));
}

/** Asks whether an entry shall be published that no visitor will see. @throws a refusal if the editor keeps it */
async function agreedHiding(
  texts: Texts,
  next: Change["texts"],
  todo: readonly Mistake[],
  editor: Editor,
) {
  const isHidden = ([path, after = ""]: [string, string | undefined]) =>
    isDraftText(path, after) && isDraftText(path, texts.get(path) ?? after);
  if ([...next].some(isHidden) && !(await editor.askHidden(todo))) throw asChosen();
}

/**
 * Publishes a draft.
 * @throws a refusal if the site would break, or if the draft and the site cannot be brought together
 */
export async function publishDraft(
  collection: string,
  slug: string,
  context: GuardContext,
): Promise<void> {
  const { guarded, backend, editor } = context;
  const draft = await readDraft(guarded, collection, slug);
  const next = await context.changeOf(draft.texts, draft.uploads);
  const heading = "This was not published, because the site could not be built with it.";
  const texts = await readTexts(guarded);
  assertNotGone(texts, draft);
  const read = () => readTexts(guarded, [redirectPath]);
  const agreed = await agreedTurn(texts, next, read, heading, context);
  withFormsSent(texts, next.texts, context.hasWebhook);
  await agreedHiding(texts, next.texts, agreed.unfinished, editor);
  letMerge(guarded.api);
  letEnd(guarded.api);
  await backend.publish?.(collection, slug).catch(async (error: unknown) => {
    if (!(await isPublished(guarded, collection, slug, draft))) notMerged(error);
  });
  if (agreed.redirects !== undefined)
    await saveRedirects(agreed.redirects, agreed.address, "published", agreed.left, context);
  tellMerged(texts, agreed.change, await mergedTexts(guarded, draft), editor);
}

/** Gives a draft up. @throws the error of the backend where it is still there */
export async function discardDraft(
  collection: string,
  slug: string,
  { guarded, backend }: GuardContext,
): Promise<void> {
  letEnd(guarded.api);
  await backend.discard?.(collection, slug).catch(async (error: unknown) => {
    // Where it had ended before, it may have been published. Else the answer was lost on its way.
    if (lacksDraft(error) || !(await hasEnded(guarded, collection, slug))) throw error;
  });
}
