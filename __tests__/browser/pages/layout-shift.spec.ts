/**
 * Nothing on a page moves on a phone while it loads and is read, even where the typefaces come late, and no picture is
 * heavy: on one page of each template.
 */
import { expect, test, type Page } from "../../support/browser-test";
import { giveSign, hydrated } from "../../support/hydrated";
import { onePerTemplate } from "../../support/pages";

/** Starts to collect layout shifts before the page is parsed. */
const collectShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    (window as unknown as { shifts: string[] }).shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources = [] } = entry as PerformanceEntry & {
          value: number;
          sources?: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        const place = ({ x, y }: DOMRect) => `${Math.round(x)},${Math.round(y)}`;
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} from ${place(previousRect)} to ${place(currentRect)}`,
        );
        shifts.push(`${value}: ${moved.join("; ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** The shifts so far; an observer is called a frame after it. */
const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return (window as unknown as { shifts: string[] }).shifts;
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

/** Gives a sign of a visitor and waits until the page's scripts have taken over. */
async function takenOver(page: Page): Promise<void> {
  await giveSign(page);
  await hydrated(page);
}

/** Opens a page whose fonts come once it is parsed. */
async function openWithLateFonts(page: Page, address: string): Promise<void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*.woff2", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "domcontentloaded" });
  release();
  await page.waitForLoadState("load");
  await takenOver(page);
}

/** Goes down the page a window at a time, until every picture on the way has loaded. */
const readToEnd = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: "instant" });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
    const shown = [...document.images].filter((image) => image.getClientRects().length > 0);
    await Promise.all(
      shown.map(
        (image) =>
          image.complete ||
          new Promise((resolve) => {
            image.addEventListener("load", resolve);
            image.addEventListener("error", resolve);
          }),
      ),
    );
  });

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

for (const address of onePerTemplate())
  test(`nothing on ${address} moves with fonts that come late, and no picture is heavy`, async ({
    page,
  }) => {
    await collectShifts(page);
    const heavy = collectHeavy(page);
    await openWithLateFonts(page, address);
    await readToEnd(page);
    expect(await shiftsOf(page)).toEqual([]);
    expect(heavy).toEqual([]);
  });
