/**
 * Visitors for whom the scripts start without an interaction. What this reads of the browser's storage takes its time
 * at first, and nothing of the page waits for it.
 */
import { consentKey, consentLifetime } from "../analytics/tracker";
import { eagerAttribute } from "../browser/late-scripts";
import { localStore, sessionStore } from "../browser/storage";
import { contactDraft, draftLifetime, newsletterDraft } from "../features/forms/draft-keys";
import { html } from "./html";

/** Whether the visitor has agreed to be counted, which holds even if they only read. */
export const isCounted = (): boolean =>
  (localStore.readJson(consentKey) as { choice?: unknown } | undefined)?.choice === "granted";

/** Deletes a choice about analytics that is older than a year, so that the visitor is asked again. */
function forgetOldChoice(): void {
  const { day = "" } = (localStore.readJson(consentKey) ?? {}) as { day?: string };
  if (Date.now() - Date.parse(day) > consentLifetime) localStore.remove(consentKey);
}

/** Who has left a form unsent finds it as they left it, for a day; after that, what is left of it is deleted. */
function hasDraft(key: string): boolean {
  const left = localStore.readJson(key) as { at?: number } | undefined;
  const age = Date.now() - (left?.at ?? 0);
  if (age >= 0 && age < draftLifetime) return true;
  localStore.remove(key);
  // What the tab keeps was written together with it.
  if (left) sessionStore.remove(key);
  return sessionStore.read(key) !== undefined;
}

/** Marks the page as one that needs its scripts, where the visitor gives a reason; deletes what is kept too long. */
export function markReturning(): void {
  // Each is looked at, since looking is what deletes a draft.
  const drafts = [contactDraft, newsletterDraft].map(hasDraft);
  forgetOldChoice();
  if (isCounted() || drafts.includes(true)) html.setAttribute(eagerAttribute, "");
}
