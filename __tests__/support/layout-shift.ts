/** Layout shifts and heavy pictures, with typefaces that arrive late, while a page loads and is scrolled. */
import type { Page } from "@playwright/test";
import { typefacesFile } from "../../src/theme/typefaces/families";
import { holdRequests } from "./held-requests";
import { hydrated, interact } from "./hydrated";

/** Starts to collect layout shifts before the page is parsed. */
export const collectShifts = (page: Page) =>
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

/** The shifts so far; the observer is called a frame after a shift. */
export const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return (window as unknown as { shifts: string[] }).shifts;
  });

/** Collects the pictures of more than 60 kB that the page fetches. */
export function collectHeavy(page: Page): string[] {
  const heavy: string[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "image") return;
    const bytes = Number(response.headers()["content-length"] ?? Number.NaN);
    // A picture of unknown size counts as heavy.
    if (!(bytes <= 60_000)) heavy.push(`${response.url()} ${bytes}`);
  });
  return heavy;
}

/** Opens a page whose typefaces arrive after its first part is parsed. */
export async function openWithLateFonts(page: Page, address: string): Promise<void> {
  const release = await holdRequests(page, `**/${typefacesFile}*`);
  await page.goto(address, { waitUntil: "commit" });
  await page.locator("header").waitFor({ state: "attached" });
  release();
  await page.waitForLoadState("load");
  await interact(page);
  await hydrated(page);
}

/** Scrolls to the end, a window at a time, and waits for all visible pictures. */
export const readToEnd = (page: Page) =>
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
