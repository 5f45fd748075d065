import type { Page } from "@playwright/test";

/** A lead as a visitor might write it. */
export const lead = {
  firstName: "Ada",
  lastName: "Byron",
  email: "ada@example.com",
  company: "Engine Works",
  revenue: "1m-5m",
  needs: "profit-optimization",
  message: "We would like to know our margin by channel.",
};

/** The contact form of the page. */
export const contactForm = (page: Page) => page.getByRole("form", { name: "Your message" });

/** The controls of the contact form, by the fields of the lead. */
export const fieldsOf = (page: Page) => {
  const form = contactForm(page);
  return {
    firstName: form.getByLabel("First name"),
    lastName: form.getByLabel("Last name"),
    email: form.getByLabel("Email"),
    company: form.getByLabel("Company"),
    revenue: form.getByLabel("Annual revenue"),
    needs: form.getByLabel("What do you need help with?"),
    message: form.getByRole("textbox", { name: /^Message/ }),
  };
};

/** Fills the contact form in. */
export async function fillLead(page: Page): Promise<void> {
  const fields = fieldsOf(page);
  for (const name of ["firstName", "lastName", "email", "company", "message"] as const)
    await fields[name].fill(lead[name]);
  for (const name of ["revenue", "needs"] as const) await fields[name].selectOption(lead[name]);
}

/** What the contact form holds. */
export async function shownLead(page: Page): Promise<Record<string, string>> {
  const entries = Object.entries(fieldsOf(page));
  const values = await Promise.all(entries.map(([, control]) => control.inputValue()));
  return Object.fromEntries(entries.map(([name], index) => [name, values[index] ?? ""]));
}

export const emptyLead = Object.fromEntries(Object.keys(lead).map((name) => [name, ""]));
