/** The keys of the forms' drafts in the browser's storage. */
export const contactDraft = "contact-draft";
export const newsletterDraft = "newsletter-draft";
