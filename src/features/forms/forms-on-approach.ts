/** The forms as pages use them: fields in the HTML, script loaded once they are needed. */
import { lazyHydrate } from "../../browser/lazy-hydrate";
import { localStore, sessionStore } from "../../browser/storage";
import { contactDraft } from "./draft-keys";
import { readContactState } from "./navigation-state";

const loadContactForm = async () => (await import("./ContactForm")).ContactForm;
const reservedHeight = "56rem";

export const ContactForm = lazyHydrate(loadContactForm, { reservedHeight });

/**
 * The form where it comes first on its page: its script waits until the form is used, unless it has to show what a call
 * handed over or what was typed before.
 */
export const FirstContactForm = lazyHydrate(loadContactForm, {
  reservedHeight,
  onUse: true,
  atOnce: () =>
    Object.values(readContactState(window.history.state)).some(Boolean) ||
    [sessionStore, localStore].some((store) => store.readJson(contactDraft) !== undefined),
});

export const NewsletterForm = lazyHydrate(
  async () => (await import("./NewsletterForm")).NewsletterForm,
  { reservedHeight: "18rem", onUse: true },
);
