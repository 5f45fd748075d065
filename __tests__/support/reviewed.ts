/** What editors do with a draft where saves are reviewed. */
import { expect, type Page } from "./browser-test";

/** Sets the open draft to “Ready”, as it is to be done after each save, and publishes it. */
export async function publishDraft(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Status/ }).click();
  await page.getByRole("menuitem", { name: "Ready" }).click();
  await expect(page.getByRole("button", { name: "Status: Ready" })).toBeVisible();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("menuitem", { name: "Publish now" }).click();
}
