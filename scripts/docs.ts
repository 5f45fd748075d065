/** `npm run docs`: takes the screenshots of the README and docs/ from the built site. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { filesAddress } from "../src/cms/local-files";
import { serveCmsFiles } from "../src/gatsby/admin/cms-files";
import { adminPage } from "../src/gatsby/admin/admin-page";
import { findBrowser } from "./lib/find-browser";
import { openHydrated } from "./lib/hydrated";
import { runScript } from "./lib/run-script";
import { serveSite } from "./lib/static-host";

interface Screenshot {
  file: string;
  address: string;
  viewport: { width: number; height: number };
  /** Opens the page in the state that the picture shows. */
  open: (page: Page, address: string) => Promise<void>;
}

const screenshots: Screenshot[] = [
  {
    file: "docs/site.png",
    address: "/",
    viewport: { width: 1440, height: 810 },
    open: openHydrated,
  },
  {
    file: "docs/cms.png",
    address: "/admin/",
    viewport: { width: 1280, height: 720 },
    open: async (page, address) => {
      await page.goto(address);
      await page.getByRole("button", { name: "Work with Test Repository" }).click();
      await page.getByText("Articles", { exact: true }).first().click();
      await page.getByRole("row").nth(1).click();
      const preview = page.frameLocator("iframe");
      await preview.getByRole("img").first().waitFor();
      await preview.locator("body").evaluate(() => document.fonts.ready);
    },
  },
];

/** Takes a screenshot and writes it as a PNG with a palette, a third of the size of Chromium's own. */
async function take(page: Page, address: string, { file, open }: Screenshot): Promise<void> {
  await open(page, address);
  await page.evaluate(() => document.fonts.ready);
  const { size } = await sharp(await page.screenshot())
    .png({ palette: true, effort: 10 })
    .toFile(file);
  console.log(`${file}  ${Math.round(size / 1000)} kB`);
}

/** Serves content/ to the CMS, as `npm start` does. @returns its address, and a function that stops it */
async function serveFiles(): Promise<{ origin: string; close: () => void }> {
  const server = createServer();
  serveCmsFiles({ use: (_path, handle) => void server.on("request", handle) });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

async function main(): Promise<void> {
  const files = await serveFiles();
  const { address, server } = await serveSite(0);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  try {
    for (const screenshot of screenshots) {
      const { viewport } = screenshot;
      const page = await browser.newPage({
        viewport,
        colorScheme: "light",
        reducedMotion: "reduce",
      });
      // serveSite compresses the script of the CMS at its first request, which is slow.
      page.setDefaultTimeout(120_000);
      await page.route(`${address}/admin/`, (route) =>
        route.fulfill({ contentType: "text/html", body: adminPage(true) }),
      );
      await page.route(`${address}${filesAddress}**`, async (route) => {
        const name = route.request().url().slice(`${address}${filesAddress}`.length);
        await route.fulfill({ response: await route.fetch({ url: `${files.origin}/${name}` }) });
      });
      await take(page, address + screenshot.address, screenshot);
      await page.close();
    }
  } finally {
    await browser.close();
    server.close();
    files.close();
  }
}

runScript(main());
