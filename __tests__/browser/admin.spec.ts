/** The CMS at /admin/, against its local backend and a copy of the content with an article of the test's. */
import { spawn, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { localBackend } from "../../src/admin/config";
import { expect, test as base, type Page } from "../support/browser-test";
import { categories, services } from "../support/words";

const title = "An article that the test has written for itself";

const article = `---
# A comment that the CMS must leave alone.
title: ${title}
excerpt: >-
  What a reader is able to do after reading it, told over two lines so that the way
  in which it is folded shows.
category: ${categories()[0]?.id}
author: "{{site.name}} Profit Desk"
date: 2024-01-01
services: [${services()[0].id}]
seo:
  title: An article of the test
  description: An article that stands in the copy of the content with which the test runs, and nowhere else at all.
  keywords: [test article, copy of the content, worked example]
---

A store sells 1,000 orders a month and keeps $4 of each. This article says where the *rest* goes.

## What the sum is made of

| Line | Amount |
|---|---:|
| Sales | $100 |
| Goods | -$41 |

- Count what is **billed**, not what is quoted.
- Then read [how we work](/process/).

## What follows from it

> A sum that cannot be repeated is an opinion.

1. Take last quarter's export.
2. Add up what left.
`;

const file = "content/blog/an-article-of-the-test/index.md";

interface Cms {
  /** Where the backend listens. */
  address: string;
  /** The article as it stands on disk. */
  read: () => string;
  /** The content check, as an editor runs it, on what the CMS has written. */
  check: () => string;
  /** Puts a picture beside the article. */
  addPicture: () => void;
  /** Whether anything is left of the article. */
  exists: () => boolean;
  redirects: () => string;
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const test = base.extend<{ cms: Cms }>({
  cms: async ({ browserName: _browserName }, provide) => {
    const project = mkdtempSync(path.join(tmpdir(), "cms-"));
    cpSync("content", path.join(project, "content"), { recursive: true });
    mkdirSync(path.join(project, path.dirname(file)));
    writeFileSync(path.join(project, file), article);
    const port = await freePort();
    const address = `http://localhost:${port}/api/v1`;
    const backend = spawn(process.execPath, ["node_modules/decap-server/dist/index.js"], {
      env: { ...process.env, PORT: String(port), GIT_REPO_DIRECTORY: project },
      stdio: "ignore",
    });
    const state = () =>
      fetch(address, { method: "POST" }).then(
        () => "up",
        () => "down",
      );
    await expect.poll(state, { timeout: 60_000 }).toBe("up");
    await provide({
      address,
      read: () => readFileSync(path.join(project, file), "utf8"),
      addPicture: () =>
        writeFileSync(path.join(project, path.dirname(file), "sketch.png"), "a picture"),
      // Empty folders are nothing to git and to the check.
      exists: () =>
        existsSync(path.join(project, path.dirname(file))) &&
        readdirSync(path.join(project, path.dirname(file))).length > 0,
      redirects: () => readFileSync(path.join(project, "content/redirects.yml"), "utf8"),
      check: () => {
        const { stdout, stderr } = spawnSync(
          process.execPath,
          [path.resolve("node_modules/.bin/tsx"), path.resolve("scripts/content.ts")],
          { cwd: project, encoding: "utf8" },
        );
        return stdout + stderr;
      },
    });
    backend.kill();
    rmSync(project, { recursive: true, force: true });
  },
});

/** Opens a page of the CMS; what it asks of the local backend goes to the one of this test. */
async function openCms(page: Page, { address }: Cms, at: string): Promise<void> {
  await page.route(`${localBackend}**`, async (route) => {
    await route.fulfill({ response: await route.fetch({ url: address }) });
  });
  await page.goto(at);
  await page.getByRole("button", { name: "Login", exact: true }).click();
}

const articlePage = "/admin/#/collections/BlogPost/entries/an-article-of-the-test/index";

async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("menuitem", { name: "Publish now" }).click();
}

test("it lists the articles, and is not for search engines", async ({ page, cms }) => {
  await openCms(page, cms, "/admin/#/collections/BlogPost");
  await expect(page.getByRole("heading", { name: "Articles", exact: true })).toBeVisible();
  const listed = page.locator('a[href^="#/collections/BlogPost/entries/"]');
  await expect(listed.filter({ hasText: title })).toHaveCount(1);
  expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
});

test("an edited title and a sentence more are all that changes, and the content is right", async ({
  page,
  cms,
}) => {
  const newTitle = "Seven hidden places where a store loses profit";
  const sentence = "A sentence of the editor. ";
  await openCms(page, cms, articlePage);
  const field = page.getByLabel("Title", { exact: true }).first();
  await expect(field).toHaveValue(title);
  await field.fill(newTitle);
  const text = page.locator('[data-slate-editor="true"]');
  await text.click();
  await page.keyboard.press("Control+Home");
  // At once, as from the clipboard: the CMS draws itself anew at the first change of an entry.
  await page.keyboard.insertText(sentence);
  await publish(page);
  await expect
    .poll(cms.read)
    .toBe(article.replace(title, newTitle).replace("A store sells", `${sentence}A store sells`));
  expect(cms.check()).toMatch(/^Content is right/);
});

test("a title that is too short is not saved, and says why in the words of the check", async ({
  page,
  cms,
}) => {
  await openCms(page, cms, articlePage);
  const field = page.getByLabel("Title", { exact: true }).first();
  await expect(field).toHaveValue(title);
  await field.fill("Leaks");
  await expect(page.getByText(/^5 of \d+ to \d+ characters$/).first()).toBeVisible();
  await publish(page);
  const dialog = page.getByRole("dialog", { name: "This was not saved" });
  await expect(dialog).toContainText(/title has 5 characters; at least \d+ needed/);
  expect(cms.read()).toBe(article);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
});

test("a link to nowhere and a broken chart in the text are not saved", async ({ page, cms }) => {
  await openCms(page, cms, articlePage);
  const text = page.locator('[data-slate-editor="true"]');
  await text.click();
  await page.keyboard.press("Control+Home");
  await page.keyboard.insertText("See [this](/nowhere/). ");
  await publish(page);
  const dialog = page.getByRole("dialog", { name: "This was not saved" });
  await expect(dialog).toContainText('there is no page at "/nowhere/"');
  expect(cms.read()).toBe(article);
});

test("a deleted article takes its pictures along, and its visitors are redirected", async ({
  page,
  cms,
}) => {
  cms.addPicture();
  await openCms(page, cms, articlePage);
  await expect(page.getByLabel("Title", { exact: true }).first()).toHaveValue(title);
  page.on("dialog", (question) => void question.accept());
  await page.getByRole("button", { name: "Delete entry" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete this page?" });
  await expect(dialog.getByRole("combobox")).toHaveValue("/blog/");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect.poll(cms.exists).toBe(false);
  await expect.poll(cms.redirects).toContain("- id: /blog/an-article-of-the-test/\n  to: /blog/\n");
  expect(cms.check()).toMatch(/^Content is right/);
});
