/** The forms as pages use them: fields in the HTML, script loaded shortly before they are used. */
import { lazyHydrate } from "../../browser/lazy-hydrate";

export const ContactForm = lazyHydrate(async () => (await import("./ContactForm")).ContactForm, {
  reservedHeight: "56rem",
});

export const NewsletterForm = lazyHydrate(
  async () => (await import("./NewsletterForm")).NewsletterForm,
  { reservedHeight: "18rem" },
);
