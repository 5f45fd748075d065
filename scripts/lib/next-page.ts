/** How soon the page of a pressed link shows, beside the same page as a document without script. */
import type { Browser, Page } from "@playwright/test";
import { sitemapAddresses, templateOf } from "./built-templates";
import { openHydrated } from "./hydrated";

/** Each page with one of its links, by their templates. */
const pairs = [
  ["index", "service"],
  ["service", "services"],
  ["blog", "blog-post"],
  ["case-studies", "case-study"],
  ["resources", "calculator"],
] as const;

/** A line and a processor: milliseconds of a round trip, bytes a second, the slowing, and how long links are hovered. */
const conditions = {
  "full speed": { latency: 0, throughput: -1, rate: 1, hover: 0 },
  "slow 4G, a quarter": { latency: 150, throughput: 200_000, rate: 4, hover: 200 },
};

type Condition = (typeof conditions)[keyof typeof conditions];

const runs = 5;

const addressesOf = (template: string) =>
  sitemapAddresses().filter((address) => templateOf(address) === template);

const median = (values: number[]): number =>
  Math.round(values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0);

/** In the page: stores when its heading and its title have changed on screen, in milliseconds since 1970. */
function watch(): void {
  const stateOf = () => [document.querySelector("h1"), document.title];
  const before = stateOf();
  let times = [0, 0];
  const look = () => {
    const isNew = stateOf().map((value, index) => value !== before[index]);
    // A timer of a frame runs after its paint.
    setTimeout(() => {
      const now = performance.timeOrigin + performance.now();
      times = times.map((time, index) => time || (isNew[index] ? now : 0));
      if (times.every(Boolean)) Object.assign(window, { shown: times });
      else requestAnimationFrame(look);
    });
  };
  Object.assign(window, { shown: undefined });
  requestAnimationFrame(look);
}

const shown = () => (window as { shown?: number[] }).shown;

/** In a document: when its heading was painted. */
function painted(): number[] | undefined {
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  return paint && document.querySelector("h1")
    ? [performance.timeOrigin + paint.startTime]
    : undefined;
}

/** @returns the milliseconds from the press to the heading, and to the title on a page with scripts */
async function press(page: Page, to: string, hover: number, scripts: boolean): Promise<number[]> {
  const selector = addressesOf(to).map((address) => `a[href="${address}"]`);
  const link = page.locator(selector.join()).filter({ visible: true }).first();
  const href = await link.getAttribute("href");
  await link.hover();
  if (scripts) await page.evaluate(watch);
  await page.waitForTimeout(hover);
  const start = Date.now();
  await page.mouse.down();
  await page.mouse.up();
  if (!scripts) await page.waitForURL((url) => url.pathname === href, { waitUntil: "load" });
  let times: number[] | undefined;
  // Polled, since a page without scripts has no timers of its own.
  for (; !times; await page.waitForTimeout(20)) {
    if (Date.now() - start > 20_000) throw new Error(`The page of ${href} does not show.`);
    times = await page.evaluate(scripts ? shown : painted);
  }
  return times.map((time) => time - start);
}

async function measure(
  browser: Browser,
  address: string,
  to: string,
  { latency, throughput, rate, hover }: Condition,
  scripts: boolean,
): Promise<number[]> {
  const context = await browser.newContext({ javaScriptEnabled: scripts });
  const page = await context.newPage();
  // tsx wraps named functions in a call of __name, which pages lack.
  await page.addInitScript("globalThis.__name = (named) => named");
  await (scripts ? openHydrated(page, address) : page.goto(address));
  await page.waitForLoadState("networkidle");
  const session = await context.newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  const first = await press(page, to, hover, scripts);
  await page.waitForTimeout(1000);
  await page.goBack();
  await page.waitForTimeout(1000);
  const second = await press(page, to, hover, scripts);
  await context.close();
  return [...first, ...second];
}

/** Prints the medians of several runs, in milliseconds. @param origin where the built site is served */
export async function printNextPages(browser: Browser, origin: string): Promise<void> {
  for (const [condition, values] of Object.entries(conditions)) {
    const rows: Record<string, Record<string, number>> = {};
    for (const [from, to] of pairs) {
      const address = origin + (addressesOf(from)[0] ?? "");
      const samples: number[][] = [];
      for (let run = 0; run < runs; run += 1)
        samples.push([
          ...(await measure(browser, address, to, values, true)),
          ...(await measure(browser, address, to, values, false)),
        ]);
      const at = (column: number) => median(samples.map((sample) => sample[column] ?? 0));
      rows[`${from} → ${to}`] = {
        heading: at(0),
        title: at(1),
        document: at(4),
        "second heading": at(2),
        "second title": at(3),
        "second document": at(5),
      };
    }
    console.log(`\n${condition}: milliseconds from the press, median of ${runs}`);
    console.table(rows);
  }
}
