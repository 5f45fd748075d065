import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { builtPages } from "../support/pages";

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

for (const [name, viewport] of Object.entries(sizes))
  for (const colorScheme of ["light", "dark"] as const)
    test.describe(`on a ${name}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme, contextOptions: { reducedMotion: "reduce" } });

      for (const address of builtPages())
        test(`${address} has no accessibility violation, no error and no overflow`, async ({
          page,
        }) => {
          const messages: string[] = [];
          page.on("console", (message) => {
            if (message.type() === "error") messages.push(message.text());
          });
          page.on("pageerror", (error) => messages.push(error.message));
          await page.goto(address, { waitUntil: "networkidle" });
          const { violations } = await new AxeBuilder({ page })
            .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
            .analyze();
          const found = violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`,
          );
          expect(found).toEqual([]);
          const expected = address === "/no-such-page/" ? ["404"] : [];
          const unexpected = messages.filter(
            (text) => !expected.some((part) => text.includes(part)),
          );
          expect(unexpected).toEqual([]);
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
          ).toBeLessThanOrEqual(0);
        });
    });

test.describe("at 320 px", () => {
  test.use({ viewport: { width: 320, height: 640 } });
  for (const address of builtPages())
    test(`${address} does not scroll sideways`, async ({ page }) => {
      await page.goto(address);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
    });
});
