/** The forms as pages use them: the server renders the fields, and the script loads when it is needed. */
import { lazyHydrate } from "../../browser/lazy-hydrate";
import { localStore, sessionStore } from "../../browser/storage";
import { contactDraft, newsletterDraft } from "./draft-keys";
import { withBoundary } from "./FormBoundary";
import { readContactState } from "./navigation-state";

const loadContactForm = withBoundary(
  contactDraft,
  async () => (await import("./ContactForm")).ContactForm,
);
const reservedHeight = "56rem";

export const ContactForm = lazyHydrate(loadContactForm, { reservedHeight });

/**
 * The contact form at the top of its page. Its script waits until the visitor uses the form, unless it has to fill in
 * the message of a call or a draft.
 */
export const FirstContactForm = lazyHydrate(loadContactForm, {
  reservedHeight,
  onUse: true,
  atOnce: () =>
    Object.values(readContactState(window.history.state)).some(Boolean) ||
    [sessionStore, localStore].some((store) => store.readJson(contactDraft) !== undefined),
});

export const NewsletterForm = lazyHydrate(
  withBoundary(newsletterDraft, async () => (await import("./NewsletterForm")).NewsletterForm),
  { reservedHeight: "18rem", onUse: true },
);
