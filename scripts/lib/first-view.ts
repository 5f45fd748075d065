/** What a visitor's first view of a page costs, and its scripts after it, measured in a browser on the built site. */
import type { Browser, Page, Request } from "@playwright/test";
import { brotliCompressSync } from "node:zlib";
import { typefacesFile } from "../../src/theme/typefaces/families";
import { awayFromPointer } from "./away-from-pointer";
import { interact } from "./hydrated";

export const parts = ["html", "js", "data", "fonts", "images", "other"] as const;
type Part = (typeof parts)[number];

export interface FirstView {
  path: string;
  /** Bytes as they were sent, compressed where the host compresses, until the first interaction. */
  bytes: Record<Part, number>;
  /** Bytes of all scripts, with those that the first interaction starts. */
  scripts: number;
  /** Bytes of the styles inside the HTML, compressed on their own; `html` includes them too. */
  css: number;
  total: number;
  requests: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Requests for a page that may come next, started before anything of this one was painted. */
  early: number;
}

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true };

function partOf(request: Request): Part {
  const { pathname } = new URL(request.url());
  if (request.resourceType() === "document") return "html";
  if (pathname.endsWith(".js")) return "js";
  if (pathname.endsWith(".json")) return "data";
  if (pathname.endsWith(typefacesFile)) return "fonts";
  if (/\.(avif|webp|jpe?g|png|svg|ico)$/.test(pathname)) return "images";
  return "other";
}

/** Whether a request is for a page that may come next; browsers give it the lowest priority. */
const isPrefetch = async (request: Request) =>
  /prefetch/.test((await request.allHeaders())["sec-purpose"] ?? "");

const shiftAndPaint = () =>
  new Promise<{ shift: number; painted: number }>((resolve) => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!(entry as PerformanceEntry & { hadRecentInput: boolean }).hadRecentInput)
          shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
    const paint = performance.getEntriesByName("first-contentful-paint")[0];
    setTimeout(
      () => resolve({ shift, painted: performance.timeOrigin + (paint?.startTime ?? 0) }),
      50,
    );
  });

/** Waits until a page fetches nothing more. The pause lets it start the requests that it makes only when idle. */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(1000);
  await page.waitForLoadState("networkidle");
}

/**
 * Opens a page on a phone with an empty cache, waits until it fetches nothing more, and measures it; then again after
 * a first interaction. The page is not scrolled.
 * @param browser a running Chromium
 * @param origin where the built site is served
 * @param path the address of the page
 */
export async function firstView(
  browser: Browser,
  origin: string,
  path: string,
): Promise<FirstView> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  // `saveData` stops the prefetch of scripts, which would not count as those that an interaction starts.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await awayFromPointer(page);
  const finished: Request[] = [];
  page.on("requestfinished", (request) => finished.push(request));
  const response = await page.goto(new URL(path, origin).href, { waitUntil: "networkidle" });
  await settle(page);
  const seen = finished.length;
  await interact(page);
  await settle(page);
  const { shift, painted } = await page.evaluate(shiftAndPaint);
  const styles = [...((await response?.text()) ?? "").matchAll(/<style[^>]*>([^<]*)<\/style>/g)]
    .map(([, css]) => css)
    .join("");
  const bytes: Record<Part, number> = { html: 0, js: 0, data: 0, fonts: 0, images: 0, other: 0 };
  let requests = 0;
  let early = 0;
  let scripts = 0;
  for (const [index, request] of finished.entries()) {
    const prefetched = await isPrefetch(request);
    const part = partOf(request);
    if (prefetched && request.timing().startTime < painted) early += 1;
    if (prefetched || request.url().startsWith("data:")) continue;
    const size = (await request.sizes()).responseBodySize;
    if (part === "js") scripts += size;
    if (index >= seen) continue;
    requests += 1;
    bytes[part] += size;
  }
  await context.close();
  const total = parts.reduce((sum, part) => sum + bytes[part], 0);
  const css = brotliCompressSync(styles).length;
  return { path, bytes, scripts, css, total, requests, shift, early };
}
