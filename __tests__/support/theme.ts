import type { Page } from "@playwright/test";

/** Chooses a theme in the header of a wide window. */
export async function chooseTheme(page: Page, name: "Light" | "Dark" | "System"): Promise<void> {
  const bar = page.getByRole("banner");
  await bar.getByRole("button", { name: "Theme", exact: true }).click();
  await bar.getByRole("button", { name, exact: true }).click();
}
