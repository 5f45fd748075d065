/** `npm run docs`: takes the screenshots of the README and docs/ from the built site and a copy of the content. */
import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { localBackend } from "../src/admin/config";
import { findBrowser } from "./lib/find-browser";
import { freePort } from "./lib/free-port";
import { openHydrated } from "./lib/hydrated";
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
    address: "/admin/#/collections/BlogPost",
    viewport: { width: 1280, height: 720 },
    open: async (page, address) => {
      await page.goto(address);
      await page.getByRole("button", { name: "Login", exact: true }).click();
      await page.locator('a[href*="/entries/"]').first().click();
      await page.getByLabel("Title").first().waitFor();
      const preview = page.frameLocator("#preview-pane");
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

async function main(): Promise<void> {
  const copy = mkdtempSync(path.join(tmpdir(), "docs-"));
  cpSync("content", path.join(copy, "content"), { recursive: true });
  const backendPort = await freePort(8081);
  const backend = spawn(
    process.execPath,
    [path.resolve("node_modules/decap-server/dist/index.js")],
    { env: { ...process.env, PORT: String(backendPort), GIT_REPO_DIRECTORY: copy } },
  );
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
      // A slow machine takes its time to compress the script of the CMS.
      page.setDefaultTimeout(120_000);
      await page.route(`${address}${localBackend}`, async (route) => {
        const url = `http://localhost:${backendPort}${localBackend}`;
        await route.fulfill({ response: await route.fetch({ url }) });
      });
      await take(page, address + screenshot.address, screenshot);
      await page.close();
    }
  } finally {
    await browser.close();
    server.close();
    backend.kill();
    rmSync(copy, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
