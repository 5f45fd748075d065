/** The rules of the contact form and their messages. */
import { z } from "zod";
import { needsValues, revenueValues } from "../../model/form-options";

// zod would compile functions from text, which the site's Content-Security-Policy forbids.
z.config({ jitless: true });

const atLeast = (length: number, message: string) =>
  z.string().trim().min(length, { error: message });

export const email = z
  .string()
  .trim()
  .pipe(z.email({ error: "Please enter a valid email address" }));

export const contactSchema = z.object({
  firstName: atLeast(2, "First name must be at least 2 characters"),
  lastName: atLeast(2, "Last name must be at least 2 characters"),
  email,
  company: atLeast(2, "Company name must be at least 2 characters"),
  revenue: z.enum(revenueValues, { error: "Please select your annual revenue" }),
  needs: z.enum(needsValues, { error: "Please select what you need help with" }),
  message: atLeast(10, "Please provide more details about your project"),
});

export const newsletterSchema = z.object({ email });

export type ContactValues = z.infer<typeof contactSchema>;
export type NewsletterValues = z.infer<typeof newsletterSchema>;
