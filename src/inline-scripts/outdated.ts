/** A tab that was open while a new version of the site was deployed asks for scripts that are gone. */
import { isChanged } from "../browser/controls";
import { pendingAttribute } from "../browser/hydration";
import { otherVersion, reloadOnce } from "../browser/stale-tab";
import { sessionStore } from "../browser/storage";
import { contactDraft, newsletterDraft } from "../features/forms/draft-keys";
import { giveUp } from "./presses";

/** Keeps what was typed for the form of the reloaded page, and says so. */
function keepTyped(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>(`form[${pendingAttribute}]`)) {
    const fields = form.querySelectorAll<HTMLInputElement>("input,select,textarea");
    if (![...fields].some(isChanged)) continue;
    const key = form.querySelector("textarea") ? contactDraft : newsletterDraft;
    sessionStore.write(key, JSON.stringify(Object.fromEntries(new FormData(form))));
    const note = form.querySelector(".without-script");
    if (note) Object.assign(note, { textContent: WORDS.form.outdated, role: "alert" });
  }
}

let failed = false;

/** Reloads a tab that is older than the site, unless the visitor has typed; else the page works without its scripts. */
export async function onScriptFailure(): Promise<void> {
  if (failed) return;
  failed = true;
  const version = await otherVersion();
  if (version !== undefined && reloadOnce(version)) return;
  if (version !== undefined) keepTyped();
  giveUp();
}
