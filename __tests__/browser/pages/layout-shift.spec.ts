/** No layout shift and no heavy picture, on one page of each kind (design brief; budget of the first view). */
import { expect, test, type Page } from "@playwright/test";
import { builtPages } from "../../support/pages";
import { readThrough } from "../../support/read-through";

/** Addresses whose pages are made from one template. */
const templates = /^\/(services|blog|guides|calculators|tools|legal)\/[^/]+\/$/;

/** One address of each kind of page. */
const kinds = [
  ...new Map(
    builtPages().map((address) => [templates.exec(address)?.[1] ?? address, address] as const),
  ).values(),
];

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

/** Collects the pictures of more than 60 kB that the page fetches. */
function collectHeavy(page: Page): string[] {
  const heavy: string[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "image") return;
    const bytes = Number(response.headers()["content-length"] ?? Number.NaN);
    // A picture of unknown size is no light one.
    if (!(bytes <= 60_000)) heavy.push(`${response.url()} ${bytes}`);
  });
  return heavy;
}

const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

const screens = {
  "a phone": { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  "a desktop": { viewport: { width: 1440, height: 900 } },
};

for (const [name, screen] of Object.entries(screens))
  test.describe(`on ${name}`, () => {
    test.use(screen);

    for (const address of kinds)
      test(`nothing on ${address} shifts while it loads and is read, and no picture is heavy`, async ({
        page,
      }) => {
        await collectShifts(page);
        const heavy = collectHeavy(page);
        await page.goto(address, { waitUntil: "networkidle" });
        await readThrough(page);
        const shifts = await shiftsOf(page);
        // A typeface that comes late may move an icon by a hair, which nobody can see.
        const sum = shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0);
        expect(sum, shifts.join("; ")).toBeLessThan(0.001);
        if (name === "a phone") expect(heavy).toEqual([]);
      });
  });
