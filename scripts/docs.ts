/** `npm run docs`: takes the pictures of the README anew, from the built site and a copy of the content. */
import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { localBackend } from "../src/admin/config";
import { findBrowser } from "./find-browser";
import { serveSite } from "./static-host";

const pages = {
  "docs/cms.png": "/admin/#/collections/BlogPost/entries/discount-discipline/index",
  "docs/site.png": "/",
};

async function main(): Promise<void> {
  const copy = mkdtempSync(path.join(tmpdir(), "docs-"));
  cpSync("content", path.join(copy, "content"), { recursive: true });
  const backend = spawn(
    process.execPath,
    [path.resolve("node_modules/decap-server/dist/index.js")],
    { env: { ...process.env, PORT: new URL(localBackend).port, GIT_REPO_DIRECTORY: copy } },
  );
  const { address, server } = await serveSite(0);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  try {
    mkdirSync("docs", { recursive: true });
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    for (const [file, at] of Object.entries(pages)) {
      await page.goto(address + at, { waitUntil: "networkidle" });
      if (at.startsWith("/admin/")) {
        await page.getByRole("button", { name: "Login", exact: true }).click();
        await page.getByLabel("Title").first().waitFor();
      }
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.screenshot({ path: file });
      console.log(file);
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
