/** What every page must be, on a phone and on a desktop, in both themes: one visit for all of it. */
import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { builtPages } from "../../support/pages";
import { violations, watchPolicy } from "../../support/policy";
import { readThrough } from "../../support/read-through";

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

/** How far a page reaches beyond the window, in pixels. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules that a change of colours can break. */
const ofColour = ["color-contrast", "link-in-text-block"];

async function barriers(axe: AxeBuilder): Promise<string[]> {
  const { violations: found } = await axe.analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
}

/** Turns the visitor's system dark, and waits until the page is drawn so. */
async function darken(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    while (!matchMedia("(prefers-color-scheme: dark)").matches) await frame();
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})));
    await frame();
    await frame();
  });
}

for (const [name, viewport] of Object.entries(sizes))
  test.describe(`on a ${name}`, () => {
    test.use({ viewport, colorScheme: "light", contextOptions: { reducedMotion: "reduce" } });

    for (const address of builtPages())
      test(`${address} has no barrier, no error, no overflow, and passes its policy`, async ({
        page,
      }) => {
        const messages: string[] = [];
        page.on("console", (message) => {
          if (message.type() === "error") messages.push(message.text());
        });
        page.on("pageerror", (error) => messages.push(error.message));
        await watchPolicy(page);
        const response = await page.goto(address, { waitUntil: "networkidle" });
        expect(response?.headers()["content-security-policy"]).toContain("default-src 'none'");
        await readThrough(page);

        expect(await barriers(new AxeBuilder({ page }).withTags(standards))).toEqual([]);
        await darken(page);
        const dark = await barriers(new AxeBuilder({ page }).withRules(ofColour));
        expect(dark, "in the dark").toEqual([]);

        const { width, height } = viewport;
        for (const narrow of name === "phone" ? [width, 320] : [width, 1024, 768]) {
          await page.setViewportSize({ width: narrow, height });
          expect(await overflow(page), `at ${narrow} px`).toBeLessThanOrEqual(0);
        }

        for (const summary of await page.locator("main details > summary").all())
          await summary.click();
        expect(await violations(page)).toEqual([]);
        // The browser itself tells of an address that leads nowhere.
        const expected = address === "/no-such-page/" ? ["404"] : [];
        expect(messages.filter((text) => !expected.some((part) => text.includes(part)))).toEqual(
          [],
        );
      });
  });
