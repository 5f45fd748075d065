/** Tooltips. */
import { expect, test } from "../support/browser-test";
import { stopClock, takeClock } from "../support/clock";
import { openHydrated } from "../support/hydrated";
import { integrations, navigation, services } from "../support/words";

test.use({ viewport: { width: 1440, height: 900 } });

test("a tooltip opens after 700 ms of hover, and closes when the pointer leaves", async ({
  page,
}) => {
  await takeClock(page);
  await openHydrated(page, "/");
  await stopClock(page);
  const { label } = navigation().search;
  const header = page.getByRole("banner");
  const words = header.locator("[role=tooltip]").getByText(label, { exact: true });
  await header.getByRole("button", { name: label, exact: true }).hover();
  await page.clock.runFor(699);
  await expect(words).toBeHidden();
  await page.clock.runFor(1);
  await expect(words).toBeVisible();
  await page.mouse.move(700, 500);
  await expect(words).toBeHidden();
});

test("a tooltip opens on keyboard focus, describes its link, and closes on Escape", async ({
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
    .getByRole("link", { name: tool?.name, exact: true });
  await link.focus();
  // Only focus from the keyboard opens a tooltip.
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  const words = page.getByRole("tooltip").filter({ visible: true });
  await expect(words).toHaveCount(1);
  const title = (await words.textContent()) ?? "";
  expect(titles).toContain(title);
  await expect(link).toHaveAccessibleDescription(title);
  await page.keyboard.press("Escape");
  await expect(words).toHaveCount(0);
});
