/** The forms as pages use them: the server renders the fields, and the script loads when it is needed. */
import { lazyHydrate } from "../../browser/lazy-hydrate";
import { localStore, sessionStore } from "../../browser/storage";
import { contactDraft } from "./draft-keys";
import { readContactState } from "./navigation-state";

/** Its script also loads if it has to fill in the message of a call or a draft. */
export const ContactForm = lazyHydrate(async () => (await import("./ContactForm")).ContactForm, {
  reservedHeight: "56rem",
  atOnce: () =>
    Object.values(readContactState(window.history.state)).some(Boolean) ||
    [sessionStore, localStore].some((store) => store.readJson(contactDraft) !== undefined),
});

export const NewsletterForm = lazyHydrate(
  async () => (await import("./NewsletterForm")).NewsletterForm,
  { reservedHeight: "18rem" },
);
