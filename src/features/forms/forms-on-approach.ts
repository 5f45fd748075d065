/** The forms as pages use them: fields in the HTML, script loaded shortly before they are used. */
import { onApproach } from "../../browser/lazy-hydrate";

export const ContactForm = onApproach(
  async () => (await import("./ContactForm")).ContactForm,
  "56rem",
);

export const NewsletterForm = onApproach(
  async () => (await import("./NewsletterForm")).NewsletterForm,
  "18rem",
);
