/** Knows visitors with consent or a draft. Runs after `load`, because reading the browser's storage takes time. */
import { consentKey, consentLifetime, keptChoice, storedConsent } from "../analytics/events";
import { localStore, sessionStore } from "../browser/storage";
import { contactDraft, draftLifetime, newsletterDraft } from "../features/forms/draft-keys";

/** Whether the visitor has consented to analytics, which count a page even if the visitor only reads it. */
export const hasConsented = (): boolean => storedConsent() === "granted";

/** Deletes a choice about analytics that is older than a year, so that the visitor is asked again. */
function forgetOldChoice(): void {
  const { day = "" } = keptChoice();
  if (Date.now() - Date.parse(day) > consentLifetime) localStore.remove(consentKey);
}

/** Whether the tab has a draft, or one was left within the last day. Deletes an older one from local storage. */
function hasDraft(key: string): boolean {
  const draft = localStore.readJson(key) as { at?: number } | undefined;
  const age = Date.now() - (draft?.at ?? 0);
  if (age >= 0 && age < draftLifetime) return true;
  localStore.remove(key);
  return sessionStore.read(key) !== undefined;
}

/** Whether the visitor has consented or has a draft; deletes what has expired. */
export function isReturning(): boolean {
  // Checks every key, because the check deletes old drafts.
  const drafts = [contactDraft, newsletterDraft].map(hasDraft);
  forgetOldChoice();
  return SITE.analytics.needsNoConsent || hasConsented() || drafts.includes(true);
}
