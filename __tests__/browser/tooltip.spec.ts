/** Tooltips: after 700 ms of hover, at once on keyboard focus, gone on Escape. */
import { expect, test } from "../support/browser-test";
import { stopClock, takeClock } from "../support/clock";
import { openHydrated } from "../support/hydrated";
import { integrations, navigation, services } from "../support/words";

test.use({ viewport: { width: 1440, height: 900 } });

test("one opens after 700 ms of hover and closes when the pointer leaves", async ({ page }) => {
  await takeClock(page);
  await openHydrated(page, "/");
  await stopClock(page);
  const { label } = navigation().search;
  const bar = page.getByRole("banner");
  const words = bar.locator("[role=tooltip]").getByText(label, { exact: true });
  await bar.getByRole("button", { name: label, exact: true }).hover();
  await page.clock.runFor(699);
  await expect(words).toBeHidden();
  await page.clock.runFor(1);
  await expect(words).toBeVisible();
  await page.mouse.move(700, 500);
  await expect(words).toBeHidden();
});

test("one opens at once on keyboard focus, describes its link, and closes on Escape", async ({
  page,
}) => {
  // A tool of the home page that a service works with: the tooltip says which service.
  const tool = integrations().find(({ id }) =>
    services().some((service) => service.integrations?.includes(id)),
  );
  test.skip(!tool, "No service names a tool that it works with.");
  const titles = services()
    .filter((service) => service.integrations?.includes(tool?.id ?? ""))
    .map(({ title }) => title);
  await openHydrated(page, "/");
  const link = page
    .locator("main .integrations")
    .getByRole("link", { name: tool?.name, exact: true });
  await link.focus();
  // Only a focus that comes by key opens a tooltip.
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
