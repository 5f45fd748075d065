/**
 * `npm run budget`: measures the first view of the largest page of each template on a phone, and the scripts that the
 * first interaction starts. Prints a table in kB (1,000 bytes, as sent with brotli), and fails if a page is over its budget.
 * With `--next-page` it measures instead how soon the page of a pressed link shows.
 */
import { chromium, type Browser } from "@playwright/test";
import { kindOf, kinds, kindsWithPages } from "../src/model/kinds";
import { findTestBrowser } from "./lib/find-browser";
import { firstView, parts, type FirstView } from "./lib/first-view";
import { printNextPages } from "./lib/next-page";
import { runScript } from "./lib/run-script";
import { serveSite } from "./lib/static-host";
import { largestPages } from "./lib/built-templates";

/** The folders of pages whose entries have a picture. */
const covered = kindsWithPages.flatMap((kind) =>
  kindOf(kind).picture ? kinds[kind].pages.under : [],
);

/** The limit for a page before the first interaction, in kB, by address; the first match applies. */
const limits: [address: RegExp, limit: number][] = [
  [/^\/$/, 60],
  [new RegExp(`^(${covered.join("|")})[^/]+/$`), 70],
  // Lists have covers.
  [/^\/(blog|case-studies)\//, 70],
  [/./, 60],
];

/** The limit for the scripts that the first interaction starts, in kB. */
const maxScripts = 100;

/** The limit for the fonts of any page, in kB. */
const maxFonts = 23;

/** How many pages to measure at the same time. The results do not depend on it. */
const workers = 5;

const kB = (bytes: number) => bytes / 1000;
const written = (bytes: number) => kB(bytes).toFixed(1);

/** Lists the limits that a page exceeds, one phrase for each. */
function excesses(view: FirstView): string[] {
  const { path: page, bytes, scripts, total, shift, early } = view;
  const limit = limits.find(([address]) => address.test(page))?.[1] ?? 0;
  return [
    ...(bytes.js > 0 ? [`js ${written(bytes.js)} without interaction`] : []),
    ...(kB(scripts) > maxScripts ? [`scripts ${written(scripts)} of ${maxScripts}`] : []),
    ...(kB(bytes.fonts) > maxFonts ? [`fonts ${written(bytes.fonts)} of ${maxFonts}`] : []),
    ...(kB(total) > limit ? [`all ${written(total)} of ${limit}`] : []),
    ...(shift > 0.001 ? [`layout shift ${shift.toFixed(3)}`] : []),
    ...(early > 0 ? [`${early} requests for other pages before the first paint`] : []),
  ];
}

const row = ({ bytes, scripts, total, css, requests, shift }: FirstView) => ({
  ...Object.fromEntries(parts.map((part) => [part, Number(written(bytes[part]))])),
  all: Number(written(total)),
  "css in html": Number(written(css)),
  requests,
  shift: Number(shift.toFixed(3)),
  "scripts after": Number(written(scripts)),
});

async function measureFirstViews(browser: Browser, address: string): Promise<void> {
  const pages = largestPages();
  const views: FirstView[] = [];
  const queue = [...pages];
  const work = async () => {
    for (let page = queue.shift(); page; page = queue.shift())
      views.push(await firstView(browser, address, page));
  };
  await Promise.all(Array.from({ length: workers }, work));
  views.sort((a, b) => pages.indexOf(a.path) - pages.indexOf(b.path));
  console.table(Object.fromEntries(views.map((view) => [view.path, row(view)])));
  const over = views.flatMap((view) => excesses(view).map((excess) => `${view.path}: ${excess}`));
  console.log(
    over.length === 0
      ? `\nAll ${views.length} pages are within their limits.`
      : `\nOver the budget:\n${over.join("\n")}`,
  );
  process.exitCode = over.length === 0 ? 0 : 1;
}

async function main(): Promise<void> {
  const { address, server } = await serveSite(0);
  const browser = await chromium.launch({
    executablePath: findTestBrowser(),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      // The headless shell would fetch lazy pictures within 3,000 px. With 1,300 it fetches those that Chrome does on 4G.
      "--blink-settings=lazyLoadingImageMarginPx4G=1300,lazyLoadingImageMarginPxUnknown=1300",
    ],
  });
  const measure = process.argv.includes("--next-page") ? printNextPages : measureFirstViews;
  await measure(browser, address).finally(async () => {
    await browser.close();
    server.closeAllConnections();
    server.close();
  });
}

runScript(main());
