export const contactDraft = "contact-draft";
export const newsletterDraft = "newsletter-draft";

/** How long a draft outlives its tab, in milliseconds. */
export const draftLifetime = 24 * 60 * 60 * 1000;
