/** Notifications as they stand on the page (spec §4 and §9). */
import { expect, test, type Page } from "@playwright/test";
import { openHydrated } from "../support/hydrated";
import { startReceiver, type Receiver } from "../support/receiver";

let receiver: Receiver;
test.beforeAll(async () => {
  receiver = await startReceiver();
});
test.afterAll(() => receiver.close());

const toasts = (page: Page) => page.locator(".Toastify__toast");

/** Subscribes to the newsletter, which notifies. */
async function subscribe(page: Page, mode: Receiver["mode"] = "ok"): Promise<void> {
  receiver.mode = mode;
  const form = page.getByRole("form");
  await form.getByLabel("Your email").fill("ada@example.com");
  const before = receiver.leads.length;
  await form.getByRole("button").click();
  await expect.poll(() => receiver.leads.length).toBe(before + 1);
  await expect(form.getByRole("button")).toBeEnabled();
}

for (const [name, width, offset] of [
  ["desktop", 1440, 32],
  ["phone", 390, 16],
] as const)
  test(`on a ${name} they stand ${offset} px from the corner, 14 px apart, three at most`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openHydrated(page, "/blog/");
    for (let count = 0; count < 4; count += 1) await subscribe(page);
    await expect(toasts(page)).toHaveCount(3);
    await toasts(page).first().hover();
    const boxes = await Promise.all(
      [0, 1, 2].map((index) => toasts(page).nth(index).boundingBox()),
    );
    const sorted = boxes.flatMap((box) => (box ? [box] : [])).sort((a, b) => a.y - b.y);
    const [first, second, third] = sorted;
    if (!first || !second || !third) throw new Error("Three toasts stand on the page.");
    expect(third.width).toBe(Math.min(356, width - 2 * offset));
    expect(width - (third.x + third.width)).toBeCloseTo(offset, 0);
    expect(900 - (third.y + third.height)).toBeCloseTo(offset, 0);
    expect(second.y - (first.y + first.height)).toBeCloseTo(14, 0);
    expect(third.y - (second.y + second.height)).toBeCloseTo(14, 0);
  });

test("it leaves after 4 seconds, but not while the pointer or the focus is on it", async ({
  page,
}) => {
  await openHydrated(page, "/blog/");
  await subscribe(page);
  await toasts(page).hover();
  await page.waitForTimeout(5000);
  await expect(toasts(page)).toHaveCount(1);
  await page.mouse.move(5, 5);
  await expect(toasts(page)).toHaveCount(0, { timeout: 6000 });
});

test("Alt+T leads to it by keyboard, and its button closes it", async ({ page }) => {
  await openHydrated(page, "/blog/");
  await subscribe(page);
  // The keys are listened for a moment after the toast has appeared.
  await expect(async () => {
    await page.keyboard.press("Alt+t");
    await expect(toasts(page)).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.waitForTimeout(4500);
  await expect(toasts(page)).toHaveCount(1);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(toasts(page)).toHaveCount(0);
});

test("a swipe of more than 20 px dismisses, a shorter one does not", async ({ page }) => {
  await openHydrated(page, "/blog/");
  await subscribe(page);
  const swipe = async (distance: number) => {
    const box = await toasts(page).boundingBox();
    if (!box) throw new Error("There is no toast.");
    await page.mouse.move(box.x + 60, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 60 + distance, box.y + 20, { steps: 5 });
    await page.mouse.up();
  };
  await swipe(10);
  await page.waitForTimeout(500);
  await expect(toasts(page)).toHaveCount(1);
  await swipe(60);
  await expect(toasts(page)).toHaveCount(0, { timeout: 2000 });
});

test("at 320 px it stays inside the window, above everything", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openHydrated(page, "/blog/");
  await subscribe(page, "broken");
  await expect
    .poll(async () => {
      const box = await toasts(page).boundingBox();
      return box && box.x >= 0 && box.x + box.width <= 320;
    })
    .toBe(true);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  const onTop = await toasts(page).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(onTop).toBe(true);
});

test("an error is announced assertively, a success politely, each once", async ({ page }) => {
  await openHydrated(page, "/blog/");
  const alert = page.locator('#gatsby-focus-wrapper ~ * [role="alert"], [role="alert"]').first();
  const status = page.getByRole("status").first();
  await subscribe(page);
  await expect(status).toContainText("Newsletter subscription successful!");
  await expect(alert).toBeEmpty();
  await subscribe(page, "broken");
  await expect(alert).toContainText("Submission failed");
  expect(await page.locator('.Toastify [aria-live]:not([aria-live="off"])').count()).toBe(0);
});

test("where the toasts cannot be fetched, the words show all the same", async ({ page }) => {
  await openHydrated(page, "/blog/");
  const form = page.getByRole("form");
  await form.scrollIntoViewIfNeeded();
  await expect(page.locator("form[novalidate]")).toBeVisible();
  await page.route("**/*.js", async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (body.includes("Toastify")) await route.abort();
    else await route.fulfill({ response, body });
  });
  await subscribe(page, "broken");
  await expect(page.getByText(/Submission failed\. Please try again/)).toBeInViewport();
});
