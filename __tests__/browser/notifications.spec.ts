/** Toasts in the browser: position, timer, keyboard, swipe. */
import { expect, test, type Page } from "../support/browser-test";
import { openHydrated } from "../support/hydrated";
import { confirmation, hydrateForm, newsletter } from "../support/lead";
import type { Receiver } from "../support/receiver";
import { breakNetlifyBackup } from "../support/netlify-backup";
import { endTimer, holdToasts, timerOf, toasts } from "../support/toasts";

test.beforeEach(({ page }) => holdToasts(page));

/** Subscribes to the newsletter, which shows a toast. */
async function subscribe(page: Page, receiver: Receiver, mode: "ok" | "broken" = "ok") {
  receiver.mode = mode;
  if (mode === "broken") await breakNetlifyBackup(page);
  const { email, button } = newsletter(page);
  await email.fill("ada@example.com");
  const before = receiver.leads.length;
  await button.click();
  await expect.poll(() => receiver.leads.length).toBe(before + 1);
  if (mode === "ok") await expect(confirmation(page, "newsletter")).toBeVisible();
}

for (const [name, width, offset] of [
  ["desktop", 1440, 32],
  ["phone", 390, 16],
] as const)
  test(`on a ${name} three toasts are ${offset} px from the corner`, async ({ page, receiver }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openHydrated(page, "/blog/");
    for (let count = 0; count < 4; count += 1) {
      await subscribe(page, receiver);
      await page.getByRole("link", { name: WORDS.newsletter.again }).click();
      await expect(page).toHaveURL("/blog/");
    }
    await expect(toasts(page)).toHaveCount(3);
    const places = () =>
      toasts(page).evaluateAll((shown) => {
        const boxes = shown.map((each) => each.getBoundingClientRect()).sort((a, b) => a.y - b.y);
        const last = boxes.at(-1) ?? new DOMRect();
        return {
          width: last.width,
          right: Math.round(innerWidth - last.right),
          bottom: Math.round(innerHeight - last.bottom),
          gaps: boxes
            .slice(1)
            .map(({ top }, place) => Math.round(top - (boxes[place]?.bottom ?? 0))),
        };
      });
    await expect.poll(places).toEqual({
      width: Math.min(356, width - 2 * offset),
      right: offset,
      bottom: offset,
      gaps: [14, 14],
    });
  });

test("on a phone a toast of failure does not cover the button", async ({ page, receiver }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHydrated(page, "/blog/");
  const { button } = newsletter(page);
  await hydrateForm(page);
  // The button touches the bottom edge of the window.
  await button.evaluate((element) =>
    window.scrollBy(0, element.getBoundingClientRect().bottom - window.innerHeight),
  );
  await subscribe(page, receiver, "broken");
  await expect(toasts(page)).toBeVisible();
  await expect
    .poll(async () => {
      const pressed = await button.boundingBox();
      const box = await toasts(page).boundingBox();
      return box && pressed && pressed.y + pressed.height <= box.y;
    })
    .toBe(true);
});

test("a toast closes after 4 seconds, unless it is hovered", async ({ page, receiver }) => {
  await openHydrated(page, "/blog/");
  await subscribe(page, receiver);
  const state = async () => (await timerOf(toasts(page))).state;
  expect((await timerOf(toasts(page))).duration).toBe(4000);
  await expect.poll(state).toBe("running");
  await toasts(page).hover();
  await expect.poll(state).toBe("paused");
  await page.mouse.move(5, 5);
  await expect.poll(state).toBe("running");
  await endTimer(toasts(page));
  await expect(toasts(page)).toHaveCount(0);
});

test("Alt+T focuses a toast, and its button closes it", async ({ page, receiver }) => {
  await openHydrated(page, "/blog/");
  await subscribe(page, receiver);
  // The listener for the keys is added shortly after the toast appears.
  await expect(async () => {
    await page.keyboard.press("Alt+t");
    await expect(toasts(page)).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(toasts(page)).toHaveCount(0);
});

test("a swipe of more than 20 px dismisses a toast", async ({ page, receiver }) => {
  await openHydrated(page, "/blog/");
  await subscribe(page, receiver);
  // A toast can be swiped once its entry animation has ended.
  await expect(toasts(page)).not.toHaveClass(/Toastify--animate/);
  const moved = () =>
    toasts(page).evaluate((toast) => (toast as HTMLElement).style.transform !== "");
  const swipe = async (distance: number) => {
    const { x, y } = (await toasts(page).boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 60, y + 20);
    await page.mouse.down();
    await page.mouse.move(x + 60 + distance, y + 20, { steps: 5 });
    await expect.poll(moved).toBe(true);
    await page.mouse.up();
  };
  await swipe(19);
  // A toast that stays goes back to its position.
  await expect.poll(moved).toBe(false);
  await expect(toasts(page)).toHaveCount(1);
  await swipe(22);
  await expect(toasts(page)).toHaveCount(0);
});
