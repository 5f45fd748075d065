/**
 * Every page opens without an error, and shows its texts without JavaScript. Pages that together show every template,
 * element and component have no accessibility violation on a phone in light and on a desktop in dark, and never overflow.
 */
import { expect, test, type Page } from "../../support/browser-test";
import { axeViolations, setScheme } from "../../support/axe";
import { lostWhenEnlarged } from "../../support/enlarged";
import { hydrated, interact } from "../../support/hydrated";
import { allSectionsShown } from "../../support/deferred-sections";
import {
  collectHeavy,
  collectShifts,
  openWithLateFonts,
  readToEnd,
  shiftsOf,
} from "../../support/layout-shift";
import {
  builtPages,
  onePerTemplate,
  samplePages,
  templateOf,
  unknownPage,
} from "../../support/pages";
import { violations, watchPolicy } from "../../support/policy";
import { quiet } from "../../support/network-idle";
import { resize } from "../../support/resize";

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

test.use({ viewport: phone, colorScheme: "light", contextOptions: { reducedMotion: "reduce" } });

async function open(page: Page, address: string): Promise<void> {
  const response = await page.goto(address);
  expect(response?.headers()["content-security-policy"]).toContain("default-src 'self'");
  await interact(page);
  await hydrated(page);
}

/** Opens a page in a window as high as the page, so that deferred sections and lazy pictures load. */
async function openWhole(page: Page, address: string): Promise<void> {
  await open(page, address);
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

/** Collects errors of the console, uncaught exceptions, and violations of the policy. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  const errors: string[] = [];
  page.on("console", (message) => {
    // The browser's own message about the status of the 404 page is right.
    const isExpected = page.url().endsWith(unknownPage) && message.text().includes("404");
    if (message.type() === "error" && !isExpected) errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(error.message));
  await watchPolicy(page);
  return async () => [...errors.splice(0), ...(await violations(page))];
}

const firsts = onePerTemplate();
const samples = samplePages();
const templates = [...new Set(builtPages().map(templateOf))];
const pagesOf = (template: string, without: string[]) =>
  builtPages().filter((page) => templateOf(page) === template && !without.includes(page));

for (const address of samples) {
  const tag = firsts.includes(address) ? " @first" : "";
  test(`${address} opens, and axe finds nothing on a phone${tag}`, async ({ page }) => {
    const faults = await watch(page);
    await openWhole(page, address);
    expect(await axeViolations(page)).toEqual([]);
    expect(await faults()).toEqual([]);
  });
}

test.describe("with two pixels to a point", () => {
  test.use({ deviceScaleFactor: 2 });

  for (const address of samples)
    // Both sizes have the same texts, so each checks one scheme.
    test(`${address} has no shift, heavy picture, violation or overflow`, async ({ page }) => {
      const faults = await watch(page);
      const heavy = collectHeavy(page);
      await collectShifts(page);
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await openWithLateFonts(page, address);
      await readToEnd(page);
      expect(await shiftsOf(page), "layout shifts").toEqual([]);
      expect(heavy, "pictures of more than 60 kB").toEqual([]);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize(desktop);
      await setScheme(page, "dark");
      expect(await axeViolations(page)).toEqual([]);
      // Overflow is measured with all disclosures open; some of them only exist on a phone.
      await page.setViewportSize(phone);
      await page
        .locator("main details > summary")
        .evaluateAll((summaries: HTMLElement[]) => summaries.forEach((summary) => summary.click()));
      expect(await overflows(page, [320, 390, 768, 1024, 1440])).toEqual([]);
      expect(await lostWhenEnlarged(page), "at twice the size of text").toEqual([]);
      expect(await faults()).toEqual([]);
    });
});

for (const template of templates) {
  const others = pagesOf(template, samples);
  if (others.length === 0) continue;
  test(`the other pages of ${template} open without an error @first`, async ({ page }) => {
    const faults = await watch(page);
    for (const address of others) {
      await open(page, address);
      expect(await faults(), address).toEqual([]);
    }
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  /** The headings and texts of a page that are not shown; what only wide screens show is in the footer of a phone. */
  const hiddenTexts = (page: Page) =>
    page
      .locator("main :is(h2, h3, [data-text] p):not(.visually-hidden, .needs-script *, .wide *)")
      .evaluateAll((elements) =>
        elements
          .filter((element) => !element.closest("details:not([open]), [hidden], [role=tooltip]"))
          .filter(
            (element) =>
              element.textContent !== "" &&
              !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
          )
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      );

  for (const template of templates)
    test(`the pages of ${template} show their texts at 320 px @first`, async ({ page }) => {
      for (const address of pagesOf(template, [])) {
        await page.goto(address, { waitUntil: "domcontentloaded" });
        await expect(page.getByRole("heading", { level: 1 }), address).toBeVisible();
        expect(await hiddenTexts(page), address).toEqual([]);
        expect(await overflows(page, [320]), address).toEqual([]);
      }
    });
});
