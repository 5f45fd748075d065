/** No layout shift and no heavy picture, on one page of each kind (design brief; budget of the first view). */
import { expect, test, type Page } from "@playwright/test";
import { builtPages } from "../support/pages";

/** Addresses whose pages are made from one template. */
const templates = /^\/(services|blog|guides|calculators|tools|legal)\/[^/]+\/$/;

/** One address of each kind of page. */
const kinds = [
  ...new Map(
    builtPages().map((address) => [templates.exec(address)?.[1] ?? address, address] as const),
  ).values(),
];

/** Goes down the page as a reader does, so that whatever loads on the way has loaded. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });
  await page.waitForLoadState("networkidle");
}

/** Starts to collect layout shifts before the page is parsed. */
const collectShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    (window as unknown as { shifts: string[] }).shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources = [] } = entry as PerformanceEntry & {
          value: number;
          sources?: { node?: Node }[];
        };
        const moved = sources.map(({ node }) => node?.nodeName).join(" ");
        shifts.push(`${value.toFixed(4)} ${moved}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

for (const width of [390, 1440])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width < 500 ? 844 : 900 } });

    for (const address of kinds)
      test(`nothing on ${address} shifts while it loads and is read`, async ({ page }) => {
        await collectShifts(page);
        await page.goto(address, { waitUntil: "networkidle" });
        await readThrough(page);
        const shifts = await page.evaluate(
          () => (window as unknown as { shifts: string[] }).shifts,
        );
        expect(shifts).toEqual([]);
      });
  });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

  for (const address of kinds)
    test(`no picture on ${address} is heavier than 60 kB`, async ({ page }) => {
      const heavy: string[] = [];
      const weighed: Promise<void>[] = [];
      page.on("response", (response) => {
        if (response.request().resourceType() !== "image") return;
        weighed.push(
          response.body().then((body) => {
            const bytes = Number(response.headers()["content-length"] ?? body.length);
            if (bytes > 60_000) heavy.push(`${response.url()} ${bytes}`);
          }),
        );
      });
      await page.goto(address, { waitUntil: "networkidle" });
      await readThrough(page);
      await Promise.all(weighed);
      expect(weighed.length).toBeGreaterThan(0);
      expect(heavy).toEqual([]);
    });
});
