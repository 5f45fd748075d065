/** Where the question about analytics stands: nothing that matters on the first screen of a page is below it. */
import { expect, test, type Page } from "../support/browser-test";
import { laidOut } from "../support/laid-out";
import { newsletter } from "../support/lead";
import { onePerTemplate } from "../support/pages";
import { publicHost } from "../support/public-host";
import { giveSign, openHydrated } from "../support/hydrated";
import { endTimer, holdToasts, toasts } from "../support/toasts";
import { resize } from "../support/resize";
import { openTypeset } from "../support/typeset";
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

/** The place of the strip, in pixels of the window. */
interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The words of the heading, leads and calls at the top of the page that stand where the strip would. */
const covered = (page: Page, strip: Box) =>
  page.evaluate(({ left, right, top, bottom }) => {
    const heading = document.querySelector("main h1");
    const head = heading?.closest(".band, [data-hero]") ?? heading?.parentElement;
    if (!head) return ["no heading"];
    return [...head.querySelectorAll("h1, h2, p, a, button")]
      .filter((part) => !part.closest(".visually-hidden, figure, ul, ol"))
      .filter((part) => {
        const box = part.getBoundingClientRect();
        const besides = box.left >= right || box.right <= left;
        return box.width > 0 && !besides && box.top < bottom && box.bottom > top;
      })
      .map((part) => part.textContent);
  }, strip);

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

const stripBox = (page: Page): Promise<Box> =>
  page.locator("[data-consent]").evaluate((strip) => {
    const { left, right, top, bottom } = strip.getBoundingClientRect();
    return { left, right, top, bottom };
  });

const addresses = onePerTemplate();
const half = Math.ceil(addresses.length / 2);

for (const [name, some] of [
  ["one half", addresses.slice(0, half)],
  ["the other half", addresses.slice(half)],
] as const)
  test(`it stands at the window's end and covers no heading, lead or call of the first screen, on ${name} of the templates`, async ({
    page,
  }) => {
    await openTypeset(page, some[0] ?? "/");
    await giveSign(page);
    await expect(question(page)).toBeVisible();
    const strips: Box[] = [];
    for (const size of windows) {
      await resize(page, size);
      const at = `${size.width}x${size.height}`;
      await expect.poll(() => lines(page), at).toBeLessThanOrEqual(2);
      // A fixed element follows a change of the window's size a moment later.
      await expect.poll(async () => (await stripBox(page)).bottom, at).toBe(size.height);
      strips.push(await stripBox(page));
    }
    for (const address of some) {
      // Where things stand depends on the typefaces.
      await openTypeset(page, address);
      for (const [index, size] of windows.entries()) {
        await resize(page, size);
        const at = `${address} ${size.width}x${size.height}`;
        await expect.poll(() => covered(page, strips[index] as Box), at).toEqual([]);
      }
    }
  });

test("it moves nothing, takes no focus, and is the first stop of the keyboard", async ({
  page,
}) => {
  await openHydrated(page, "/");
  await expect(question(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await laidOut(page);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const withStrip = await height();
  const strip = page.locator("[data-consent]");
  const setDisplay = (value: string) =>
    strip.evaluate((element: HTMLElement, display) => {
      element.style.display = display;
    }, value);
  await setDisplay("none");
  expect(await height()).toBe(withStrip);
  await setDisplay("");
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
