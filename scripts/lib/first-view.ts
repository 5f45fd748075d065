/** What a visitor's first view of a page costs, measured in a browser on the built site. */
import type { Browser, Request } from "@playwright/test";
import { brotliCompressSync } from "node:zlib";

export const parts = ["html", "js", "data", "fonts", "images", "other"] as const;
export type Part = (typeof parts)[number];

export interface FirstView {
  path: string;
  /** Bytes as they were sent, compressed where the host compresses. */
  bytes: Record<Part, number>;
  /** Bytes of the styles inside the HTML, compressed on their own; `html` includes them too. */
  css: number;
  total: number;
  requests: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Requests for a page that may come next, started before anything of this one was painted. */
  early: number;
  /**
   * Scripts asked for before the page had loaded and been painted, and its foremost pictures had come; on a slow
   * machine, scripts wait three seconds for these at most.
   */
  earlyScripts: number;
}

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true };

function partOf(request: Request): Part {
  const { pathname } = new URL(request.url());
  if (request.resourceType() === "document") return "html";
  if (pathname.endsWith(".js")) return "js";
  if (pathname.endsWith(".json")) return "data";
  if (/\.woff2?$/.test(pathname)) return "fonts";
  if (/\.(avif|webp|jpe?g|png|svg|ico)$/.test(pathname)) return "images";
  return "other";
}

/** Fetched for a page that may come next; browsers give such requests the lowest priority. */
const isPrefetch = async (request: Request) =>
  /prefetch/.test((await request.allHeaders())["sec-purpose"] ?? "");

const observed = () =>
  new Promise<{ shift: number; painted: number; earlyScripts: number }>((resolve) => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!(entry as PerformanceEntry & { hadRecentInput: boolean }).hadRecentInput)
          shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
    const paint = performance.getEntriesByName("first-contentful-paint")[0];
    setTimeout(() => {
      const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      const [navigation] = performance.getEntriesByType("navigation");
      const loaded = (navigation as PerformanceNavigationTiming).loadEventStart;
      const foremost = [...document.querySelectorAll<HTMLImageElement>("img[fetchpriority=high]")];
      const pictures = resources.filter(({ name }) =>
        foremost.some(({ currentSrc }) => currentSrc === name),
      );
      const there = Math.max(
        loaded,
        paint?.startTime ?? 0,
        ...pictures.map(({ responseEnd }) => responseEnd),
      );
      const scripts = resources
        .filter(({ initiatorType }) => initiatorType === "script")
        .filter(({ startTime }) => startTime < Math.min(there, loaded + 3000));
      const painted = performance.timeOrigin + (paint?.startTime ?? 0);
      resolve({ shift, painted, earlyScripts: scripts.length });
    }, 50);
  });

/**
 * Opens a page on a phone with an empty cache, waits until it fetches nothing more, and measures it. The page
 * is not scrolled.
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
  const finished: Request[] = [];
  page.on("requestfinished", (request) => finished.push(request));
  const response = await page.goto(new URL(path, origin).href, { waitUntil: "networkidle" });
  // What is fetched once the page is idle is part of the first view too.
  await page.waitForTimeout(1000);
  await page.waitForLoadState("networkidle");
  const { shift, painted, earlyScripts } = await page.evaluate(observed);
  const styles = [...((await response?.text()) ?? "").matchAll(/<style[^>]*>([^<]*)<\/style>/g)]
    .map(([, css]) => css)
    .join("");
  const bytes: Record<Part, number> = { html: 0, js: 0, data: 0, fonts: 0, images: 0, other: 0 };
  let requests = 0;
  let early = 0;
  for (const request of finished) {
    const prefetched = await isPrefetch(request);
    const part = partOf(request);
    if (prefetched && request.timing().startTime < painted) early += 1;
    if (prefetched || request.url().startsWith("data:")) continue;
    requests += 1;
    bytes[part] += (await request.sizes()).responseBodySize;
  }
  await context.close();
  const total = parts.reduce((sum, part) => sum + bytes[part], 0);
  const css = brotliCompressSync(styles).length;
  return { path, bytes, css, total, requests, shift, early, earlyScripts };
}
