/**
 * Visitors for whom the scripts start without a sign of theirs. What this reads of the browser's storage takes its time
 * at first, and nothing of the page waits for it.
 */
import { consentKey } from "../analytics/consent-key";
import { eagerAttribute } from "../browser/late-scripts";
import { contactDraft, draftLifetime, newsletterDraft } from "../features/forms/draft-keys";
import { html } from "./html";

const read = (key: string) => JSON.parse(localStorage.getItem(key) ?? "null") as unknown;

/** Whether the visitor has agreed to be counted, which holds even if they only read. */
export const isCounted = (): boolean =>
  (read(consentKey) as { choice?: unknown } | null)?.choice === "granted";

/** Who has left a form unsent finds it as they left it. What a closed tab has left counts for a day. */
const hasDraft = () =>
  [contactDraft, newsletterDraft].some((key) => {
    if (sessionStorage.getItem(key)) return true;
    const left = read(key) as { at?: number } | null;
    return Date.now() - (left?.at ?? 0) < draftLifetime;
  });

/** Marks the page as one that needs its scripts, where the visitor gives a reason. */
export function markReturning(): void {
  for (const holds of [isCounted, hasDraft])
    try {
      if (holds()) html.setAttribute(eagerAttribute, "");
    } catch {
      // Storage is refused, or holds something else.
    }
}
