/** Hash links into sections that are shown after the first screen. */
import { expect, test, type Locator, type Page } from "../support/browser-test";
import { drawn } from "../support/frames";
import { given } from "../support/given";
import { holdScripts } from "../support/held-requests";
import { allSectionsShown } from "../support/deferred-sections";
import { longPosts } from "../support/words";

test.use({ viewport: { width: 390, height: 844 } });

/** The distance between a target and the bottom edge of the header, in pixels. */
const offset = (target: Locator) =>
  target.evaluate((element) => {
    const wanted = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    return Math.abs(element.getBoundingClientRect().top - wanted);
  });

/** Expects a target to be right below the header once the layout is final. */
async function expectAtTop(page: Page, target: Locator): Promise<void> {
  await allSectionsShown(page);
  await drawn(page);
  await expect.poll(() => offset(target)).toBeLessThanOrEqual(2);
  await drawn(page);
  expect(await offset(target)).toBeLessThanOrEqual(2);
}

test("a hash scrolls to a deferred chapter, on the page and on a new visit", async ({ page }) => {
  const { href: address } = given(longPosts()[0]);
  await holdScripts(page);
  await page.goto(address);
  await allSectionsShown(page);
  const chapter = page.locator("[data-text] > .deferred > h2").last();
  const id = (await chapter.getAttribute("id")) ?? "";
  await page.evaluate((to) => {
    location.hash = to;
  }, id);
  await expect.poll(() => offset(chapter)).toBeLessThanOrEqual(2);

  await page.goto("about:blank");
  await page.goto(`${address}#${id}`);
  await expectAtTop(page, chapter);
});
