/** Where the question about analytics stands: nothing that matters on the first screen of a page is below it. */
import { expect, test, type Page } from "../support/browser-test";
import { newsletter } from "../support/lead";
import { onePerTemplate } from "../support/pages";
import { publicHost } from "../support/public-host";
import { giveSign, openHydrated } from "../support/hydrated";
import { endTimer, holdToasts, toasts } from "../support/toasts";
import { site } from "../support/words";

test.use({ baseURL: publicHost, contextOptions: { reducedMotion: "reduce" } });

const { consent } = site();
const question = (page: Page) => page.getByRole("region", { name: consent.title });

const windows = [
  { width: 1440, height: 900 },
  { width: 1366, height: 650 },
  { width: 1280, height: 720 },
  { width: 390, height: 740 },
  { width: 360, height: 640 },
];

/** The words of the heading, leads and calls at the top of the page that the strip lies over. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const strip = document.querySelector("[data-consent]")?.getBoundingClientRect();
    const heading = document.querySelector("main h1");
    const top = heading?.closest(".band, [data-hero]") ?? heading?.parentElement;
    if (!strip || !top) return ["no strip or no heading"];
    const parts = [...top.querySelectorAll("h1, h2, p, a, button")].filter(
      (part) => !part.closest(".visually-hidden, figure, ul, ol"),
    );
    const isCovered = (box: DOMRect) =>
      box.width > 0 &&
      box.left < strip.right &&
      box.right > strip.left &&
      box.top < strip.bottom &&
      box.bottom > strip.top;
    return parts
      .filter((part) => isCovered(part.getBoundingClientRect()))
      .map((part) => part.textContent);
  });

/** The height of the strip in lines of its own text. */
const lines = (page: Page) =>
  question(page)
    .getByRole("heading")
    .evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      const rows = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      return rows.size;
    });

for (const address of onePerTemplate())
  test(`on ${address} it covers no heading, lead or call of the first screen`, async ({ page }) => {
    // Where things stand depends on the typefaces: the browser has them before the page that is looked at.
    await page.goto(address);
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    await openHydrated(page, address);
    await expect(question(page)).toBeVisible();
    for (const size of windows) {
      await page.setViewportSize(size);
      const at = `${size.width}x${size.height}`;
      // A fixed element follows a change of the window's size a moment later.
      await expect.poll(() => covered(page), at).toEqual([]);
      await expect.poll(() => lines(page), at).toBeLessThanOrEqual(2);
      const end = async () => {
        const box = await question(page).boundingBox();
        return box && box.y + box.height;
      };
      await expect.poll(end, at).toBe(size.height);
    }
  });

test("it moves nothing, takes no focus, and is the first stop of the keyboard", async ({
  page,
}) => {
  await page.goto("/");
  await giveSign(page);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await page.locator(".later:not([data-rendered])").first().waitFor({ state: "detached" });
  const before = await height();
  await openHydrated(page, "/");
  await expect(question(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.locator(".later:not([data-rendered])").first().waitFor({ state: "detached" });
  expect(await height()).toBe(before);
  await page.keyboard.press("Tab");
  await expect(
    question(page).getByRole("button", { name: consent.accept, exact: true }),
  ).toBeFocused();
});

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 740 },
])
  test(`a notification has its place to itself at ${width} px`, async ({ page, receiver }) => {
    await holdToasts(page);
    await page.setViewportSize({ width, height });
    await openHydrated(page, "/blog/");
    await expect(question(page)).toBeVisible();
    const { email, button } = newsletter(page);
    await email.fill("ada@example.com");
    await button.click();
    await expect.poll(() => receiver.leads.length).toBe(1);
    const toast = toasts(page);
    await expect(toast).toBeVisible();
    const place = await toast.boundingBox();
    // Beside it where there is room; else the strip is hidden for as long as the notification is shown.
    const apart = async () => {
      const strip = await page.locator("[data-consent]").boundingBox();
      return !strip || !place || strip.x + strip.width <= place.x;
    };
    await expect
      .poll(async () => (await apart()) || !(await question(page).isVisible()))
      .toBe(true);
    await endTimer(toast);
    await expect(toast).toBeHidden();
    await expect(question(page)).toBeVisible();
  });
