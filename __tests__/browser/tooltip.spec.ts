/** Tooltips (spec §9; readings.md, Behaviour). */
import { expect, test } from "@playwright/test";
import { openHydrated } from "../support/hydrated";

test.use({ viewport: { width: 1440, height: 900 } });

test("one opens after 700 ms of hover and closes when the pointer leaves", async ({ page }) => {
  await openHydrated(page, "/");
  const button = page.getByRole("button", { name: "Dark" });
  const words = page
    .getByRole("navigation", { name: "Main" })
    .getByText("Dark", { exact: true })
    .first();
  await button.hover();
  await page.waitForTimeout(400);
  await expect(words).toBeHidden();
  await expect(words).toBeVisible({ timeout: 1000 });
  await page.mouse.move(700, 500);
  await expect(words).toBeHidden();
});

test("one opens at once on keyboard focus, describes its link, and closes on Escape", async ({
  page,
}) => {
  await openHydrated(page, "/");
  const link = page.locator("main").getByRole("link", { name: "Oracle NetSuite" });
  await link.scrollIntoViewIfNeeded();
  await page.locator("main").getByRole("link", { name: "WooCommerce" }).focus();
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  await expect(link).toHaveAccessibleDescription("Data & ERP Sync");
  await expect(page.getByRole("tooltip").filter({ visible: true })).toHaveText("Data & ERP Sync");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tooltip").filter({ visible: true })).toHaveCount(0);
});
