/** Tooltips. */
import { expect, test } from "../support/browser-test";
import { startsWith } from "../support/escape-regexp";
import { given } from "../support/given";
import { openHydrated } from "../support/hydrated";
import { integrations, services } from "../support/words";

test.use({ viewport: { width: 1440, height: 900 } });

test("a tooltip opens on keyboard focus, and closes on Escape", async ({ page }) => {
  // The tooltip of a tool names a service that uses it.
  const usersOf = (id: string) =>
    services().filter((service) => service.integrations?.includes(id));
  const tool = given(integrations().find(({ id }) => usersOf(id).length > 0));
  const titles = usersOf(tool.id).map(({ title }) => title);
  await openHydrated(page, "/");
  const tools = page.locator("main .integrations");
  const link = tools.getByRole("link", { name: startsWith(tool.name) });
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
  await page.keyboard.press("Shift");
  await link.blur();
  // A pointer opens it after a while, each time.
  for (let time = 0; time < 2; time += 1) {
    await page.mouse.move(0, 0);
    await link.hover();
    await expect(words).toHaveCount(0);
    await expect(words).toHaveCount(1);
  }
});
