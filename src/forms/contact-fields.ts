import type { ContactValues } from "./contact-schema";

/** The contact form before anything is typed, its fields in the order of the page. */
export const emptyContact: Record<keyof ContactValues, string> = {
  firstName: "",
  lastName: "",
  email: "",
  company: "",
  revenue: "",
  needs: "",
  message: "",
};

export type ContactFields = typeof emptyContact;
