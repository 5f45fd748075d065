/** The forms at the host: Netlify Forms, the backup for leads if the owner has turned it on. */
import type { z } from "zod";
import type { siteSettings } from "./kinds/site-settings";

/** The type of a form, as leads name it. */
export type FormType = "full" | "newsletter";

/** What a form is filled in for, as its rules and events name it. */
export type FormPurpose = FormType | "application";

/** The receivers of sent forms: the owner's settings under `forms` in content/site.yml. */
export type FormDelivery = z.infer<typeof siteSettings>["forms"];

/** The settings while site.yml is missing or invalid. */
export const defaultDelivery: FormDelivery = { webhook: "on", backup: "none" };

/** The name of each form at the host, and the page that confirms it. */
export const hostForms: Record<FormType, { name: string; thanks: string }> = {
  full: { name: "contact", thanks: "/contact/thanks/" },
  newsletter: { name: "newsletter", thanks: "/newsletter/thanks/" },
};

/**
 * The field that only bots fill in. Its name is not one for autofill, so neither browsers nor extensions fill it in for
 * a person.
 */
export const honeypotName = "leave-empty";

/** The fields that the Netlify backup sends in addition to those of the webhook's body. */
export const backupFieldNames = ["lead-id", "reason"] as const;

/** The reason in a form that the browser sent by itself. */
export const withoutScript = "Sent by a browser without script.";

/**
 * The facts of the forms that texts may show.
 * @param word what texts call the webhook
 * @returns the name of each receiver, or an empty text for one that the owner does not use
 */
export const formFacts = ({ webhook, backup }: FormDelivery, word: string) => ({
  webhook: webhook === "on" ? word : "",
  backup: backup === "netlify" ? "Netlify Forms" : "",
});
