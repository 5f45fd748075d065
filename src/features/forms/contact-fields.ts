import type { ContactValues } from "./contact-schema";

/** The empty contact form, its fields in page order. */
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
