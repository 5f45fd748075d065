import type { Page } from "@playwright/test";

/** Chooses a colour scheme in the header of a wide window. */
export async function chooseScheme(page: Page, name: "Light" | "Dark" | "System"): Promise<void> {
  const header = page.getByRole("banner");
  await header.getByRole("button", { name: "Theme", exact: true }).click();
  await header.getByRole("button", { name, exact: true }).click();
}
