import type { ContactValues } from "../../model/form-fields";

/** The values that were sent last, in memory alone; the page that confirms a form shows them until it is reloaded. */
export const sentValues: { full?: ContactValues; newsletter?: { email: string } } = {};
