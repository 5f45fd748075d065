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

async function barriers(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
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

        expect(await barriers(page)).toEqual([]);
        await page.emulateMedia({ colorScheme: "dark" });
        expect(await barriers(page), "in the dark").toEqual([]);

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
