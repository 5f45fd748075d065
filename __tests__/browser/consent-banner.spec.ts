/** The position of the consent banner. */
import { expect, test, type Page } from "../support/browser-test";
import { allSectionsShown } from "../support/deferred-sections";
import { newsletter } from "../support/lead";
import { onePerTemplate } from "../support/pages";
import { publicHost } from "../support/public-host";
import { interact, openHydrated } from "../support/hydrated";
import { endTimer, holdToasts, toasts } from "../support/toasts";
import { onlyWithGa4 } from "../support/tracker";
import { openWithTypefaces } from "../support/typefaces";
import { answer, banner } from "../support/consent";

test.use({ baseURL: publicHost, contextOptions: { reducedMotion: "reduce" } });
onlyWithGa4();

/** A rectangle in the window, in pixels. */
interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The texts of the heading, leads and calls to action at the top of the page that the banner would cover. */
const covered = (page: Page, box: Box) =>
  page.evaluate(({ left, right, top, bottom }) => {
    const heading = document.querySelector("main h1");
    const head = heading?.closest(".band") ?? heading?.parentElement;
    if (!head) return ["no heading"];
    return [...head.querySelectorAll("h1, h2, p, a, button")]
      .filter((part) => !part.closest(".visually-hidden, figure, ul, ol, table"))
      .filter((part) => {
        const box = part.getBoundingClientRect();
        const isBeside = box.left >= right || box.right <= left;
        return box.width > 0 && !isBeside && box.top < bottom && box.bottom > top;
      })
      .map((part) => part.textContent);
  }, box);

const bannerBox = (page: Page): Promise<Box> =>
  page.locator("[data-consent]").evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  });

test("the consent banner covers no heading, lead or call to action", async ({ page }) => {
  const boxes = new Map<{ width: number; height: number }, Box>();
  await openWithTypefaces(page, "/");
  await interact(page);
  await expect(banner(page)).toBeVisible();
  for (const size of [
    { width: 1366, height: 650 },
    { width: 390, height: 740 },
  ]) {
    await page.setViewportSize(size);
    await expect.poll(async () => (await bannerBox(page)).bottom).toBe(size.height);
    boxes.set(size, await bannerBox(page));
  }
  for (const address of onePerTemplate()) {
    // The layout depends on the typefaces.
    await openWithTypefaces(page, address);
    for (const [size, box] of boxes) {
      await page.setViewportSize(size);
      await expect.poll(() => covered(page, box), `${address}, ${size.width} px`).toEqual([]);
    }
  }
});

test("the consent banner adds no height, and comes first in the tab order", async ({ page }) => {
  await openHydrated(page, "/");
  await expect(banner(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await allSectionsShown(page);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const withBanner = await height();
  const style = await page.addStyleTag({ content: "[data-consent] { display: none !important }" });
  expect(await height()).toBe(withBanner);
  await style.evaluate((element) => (element as HTMLElement).remove());
  await page.keyboard.press("Tab");
  await expect(answer(page, "accept")).toBeFocused();
});

test("on a phone the consent banner hides while a toast is open", async ({ page, receiver }) => {
  await holdToasts(page);
  await page.setViewportSize({ width: 390, height: 740 });
  await openHydrated(page, "/blog/");
  await expect(banner(page)).toBeVisible();
  const { email, button } = newsletter(page);
  await email.fill("ada@example.com");
  await button.click();
  await expect.poll(() => receiver.leads.length).toBe(1);
  const toast = toasts(page);
  await expect(toast).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await endTimer(toast);
  await expect(toast).toBeHidden();
  await expect(banner(page)).toBeVisible();
});
