/**
 * Accessibility, errors, layout and policy, on a phone and a desktop, in light and dark, on pages that together show every
 * template, element and component. The other pages must not overflow.
 */
import { expect, test, type Page } from "../../support/browser-test";
import { axeViolations, setScheme } from "../../support/axe";
import { lostWhenEnlarged } from "../../support/enlarged";
import { hydrated, interact } from "../../support/hydrated";
import { allSectionsShown } from "../../support/deferred-sections";
import { builtPages, samplePages, templateOf, unknownPage } from "../../support/pages";
import { violations, watchPolicy } from "../../support/policy";
import { quiet } from "../../support/network-idle";
import { resize } from "../../support/resize";

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

test.use({ viewport: phone, colorScheme: "light", contextOptions: { reducedMotion: "reduce" } });

/** Shows the whole page in a window as high as the page, so that deferred sections and lazy pictures load. */
async function showWhole(page: Page): Promise<void> {
  await allSectionsShown(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await resize(page, { ...phone, height });
  await quiet(page);
  await resize(page, phone);
}

/** The widths at which a page overflows, and by how much. */
async function overflows(page: Page, widths: number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await resize(page, { width, height: 900 });
    const beyond = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect
      .poll(beyond)
      .toBeLessThanOrEqual(0)
      .catch(async () => found.push(`${await beyond()} px at ${width} px`));
  }
  return found;
}

/** Collects errors of the console and uncaught exceptions. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(error.message));
  return errors;
}

/** Leaves out the browser's own message about the status of the 404 page. */
const unexpected = (address: string, errors: string[]) =>
  errors.filter((text) => address !== unknownPage || !text.includes("404"));

const samples = samplePages();

for (const address of samples) {
  test(`${address} has no accessibility violation, error, overflow or policy violation`, async ({
    page,
  }) => {
    const errors = collectErrors(page);
    await watchPolicy(page);
    const response = await page.goto(address);
    expect(response?.headers()["content-security-policy"]).toContain("default-src 'self'");
    await interact(page);
    await hydrated(page);
    await showWhole(page);
    // Both sizes have the same texts, so each checks one scheme.
    expect(await axeViolations(page), "on a phone, light").toEqual([]);
    await page.setViewportSize(desktop);
    await setScheme(page, "dark");
    expect(await axeViolations(page), "on a desktop, dark").toEqual([]);
    // Overflow is measured with all disclosures open; some of them only exist on a phone.
    await page.setViewportSize(phone);
    await page
      .locator("main details > summary")
      .evaluateAll((summaries: HTMLElement[]) => summaries.forEach((summary) => summary.click()));
    expect(await overflows(page, [320, 390, 768, 1024, 1440])).toEqual([]);
    expect(await lostWhenEnlarged(page), "at twice the size of text").toEqual([]);
    expect(await violations(page)).toEqual([]);
    expect(unexpected(address, errors)).toEqual([]);
  });
}

test.describe("other pages", () => {
  // Only their texts differ from the samples, so they need no scripts.
  test.use({ javaScriptEnabled: false });

  const others = builtPages().filter((address) => !samples.includes(address));

  for (const template of new Set(others.map(templateOf)))
    test(`of ${template} do not overflow at 320 px`, async ({ page }) => {
      const wide: string[] = [];
      for (const address of others.filter((other) => templateOf(other) === template)) {
        await page.goto(address, { waitUntil: "domcontentloaded" });
        wide.push(...(await overflows(page, [320])).map((by) => `${address} ${by}`));
      }
      expect(wide).toEqual([]);
    });
});
