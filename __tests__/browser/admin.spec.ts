/** The CMS at /admin/, against its local backend and a copy of the content. */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { localBackend } from "../../src/admin/config";

const postFile = "content/blog/hidden-profit-leaks-ecommerce/index.md";
const postPage = "/admin/#/collections/BlogPost/entries/hidden-profit-leaks-ecommerce/index";

let project: string;
let backend: ChildProcess;
let address: string;

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

test.beforeAll(async () => {
  project = mkdtempSync(path.join(tmpdir(), "cms-"));
  cpSync("content", path.join(project, "content"), { recursive: true });
  const port = await freePort();
  address = `http://localhost:${port}/api/v1`;
  backend = spawn(process.execPath, ["node_modules/decap-server/dist/index.js"], {
    env: { ...process.env, PORT: String(port), GIT_REPO_DIRECTORY: project },
    stdio: "ignore",
  });
  await expect
    .poll(
      () =>
        fetch(address, { method: "POST" }).then(
          () => "up",
          () => "down",
        ),
      { timeout: 30_000 },
    )
    .toBe("up");
});

test.afterAll(() => {
  backend.kill();
  rmSync(project, { recursive: true, force: true });
});

/** Opens a page of the CMS; what it asks of the local backend goes to the one of this test. */
async function openCms(page: Page, at: string): Promise<void> {
  await page.route(`${localBackend}**`, async (route) => {
    await route.fulfill({ response: await route.fetch({ url: address }) });
  });
  await page.goto(at);
  await page.getByRole("button", { name: "Login", exact: true }).click();
}

const read = (file = postFile) => readFileSync(path.join(project, file), "utf8");

async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("menuitem", { name: "Publish now" }).click();
}

/** The content check, as an editor runs it, on what the CMS has written. */
const check = () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [path.resolve("node_modules/.bin/tsx"), path.resolve("scripts/content.ts")],
    { cwd: project, encoding: "utf8" },
  );
  return stdout + stderr;
};

test("lists the nine articles, and no page of the site loads its script", async ({ page }) => {
  await openCms(page, "/admin/#/collections/BlogPost");
  await expect(page.getByRole("heading", { name: "Blog posts", exact: true })).toBeVisible();
  const entries = page.locator('a[href^="#/collections/BlogPost/entries/"]');
  await expect(entries).toHaveCount(readdirSync("content/blog").length);
  await expect(entries).toHaveCount(9);
  expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
});

test("an edited title is the only line that changes, and the content is right", async ({
  page,
}) => {
  const before = read().split("\n");
  await openCms(page, postPage);
  const title = page.getByLabel("Title", { exact: true }).first();
  await expect(title).toHaveValue(/\S/);
  await title.fill("Seven hidden places where a store loses profit");
  await publish(page);
  await expect
    .poll(() => read())
    .toContain("title: Seven hidden places where a store loses profit\n");
  const changed = read()
    .split("\n")
    .filter((line, index) => line !== before[index]);
  expect(changed).toEqual(["title: Seven hidden places where a store loses profit"]);
  expect(check()).toMatch(/^Content is right/);
});

test("a sentence added to the text leaves the rest of the file to the letter", async ({ page }) => {
  const before = read();
  await openCms(page, postPage);
  const text = page.locator('[data-slate-editor="true"]');
  await text.click();
  await page.keyboard.press("Control+Home");
  // At once, as from the clipboard: the CMS draws itself anew at the first change of an entry.
  await page.keyboard.insertText("A sentence of the editor. ");
  await publish(page);
  await expect.poll(() => read()).toContain("A sentence of the editor. ");
  expect(read().replace("A sentence of the editor. ", "")).toBe(before);
  expect(check()).toMatch(/^Content is right/);
});

test("a title that is too short is not saved, and says why", async ({ page }) => {
  const before = read();
  await openCms(page, postPage);
  const title = page.getByLabel("Title", { exact: true }).first();
  await expect(title).toHaveValue(/\S/);
  await title.fill("Leaks");
  await publish(page);
  await expect(page.getByText(/must have 25 to 75 characters/).first()).toBeVisible();
  expect(read()).toBe(before);
});
