/** Tooltips. */
import { expect, test } from "../support/browser-test";
import { startsWith } from "../support/escape-regexp";
import { openHydrated } from "../support/hydrated";
import { integrations, services } from "../support/words";

test.use({ viewport: { width: 1440, height: 900 } });

test("a tooltip opens on keyboard focus with words of its link, and closes on Escape", async ({
  page,
}) => {
  // The tooltip of a tool names a service that uses it.
  const tool = integrations().find(({ id }) =>
    services().some((service) => service.integrations?.includes(id)),
  );
  test.skip(!tool, "No service uses a tool.");
  const titles = services()
    .filter((service) => service.integrations?.includes(tool?.id ?? ""))
    .map(({ title }) => title);
  await openHydrated(page, "/");
  const link = page
    .locator("main .integrations")
    .getByRole("link", { name: startsWith(tool?.name ?? "") });
  await link.focus();
  // Only focus from the keyboard opens a tooltip.
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  const words = page.locator("[role=tooltip]").filter({ visible: true });
  await expect(words).toHaveCount(1);
  const title = (await words.textContent()) ?? "";
  expect(titles).toContain(title);
  await expect(link).toContainText(title);
  await page.keyboard.press("Escape");
  await expect(words).toHaveCount(0);
});
