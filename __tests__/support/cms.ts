/** The CMS for tests: its local backend with a copy of the content, and in it an article of the tests' own. */
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
import { tmpdir } from "node:os";
import path from "node:path";
import { localBackend } from "../../src/admin/config";
import { loadContent } from "../../src/content/load";
import { currentAudience } from "../../src/content/publish/published";
import { FactsCache } from "../../src/content/read/facts-cache";
import type { Problem } from "../../src/model/problem";
import { expect, test as base, type Locator, type Page } from "./browser-test";
import { withBackend } from "./cms-backend";
import { categories, services } from "./words";

export const title = "An article that the test has written for itself";

/** Begins and ends a block of code. */
const fence = "```";

export const article = `---
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

${fence}chart
type: bars
title: Where a sale of one hundred goes
caption: Worked example of the test, in percent of the price.
unit: "%"
data:
  - { label: Goods, value: 41, tone: leak }
  - { label: Fees, value: 9 }
  - { label: Rest, value: 50, tone: gain }
${fence}

## What follows from it

Written by {{site.name}}.

> A sum that cannot be repeated is an opinion.

1. Take last quarter's export.
2. Add up what left.
`;

const file = "content/blog/an-article-of-the-test/index.md";

export interface Cms {
  /** Where the backend listens. */
  address: string;
  /** The path of the article on disk. */
  file: string;
  /** The article as it stands on disk. */
  read: () => string;
  /** What the content check objects to in what the CMS has written. */
  problems: () => Problem[];
  /** Puts a picture beside the article. */
  addPicture: () => void;
  /** Whether anything is left of the article. */
  exists: () => boolean;
  redirects: () => string;
  /** Reads a file of the project. */
  text: (file: string) => string;
  /** Reads a file of the project that is no text. */
  bytes: (file: string) => Buffer;
  /** Writes a file of the project. */
  write: (file: string, text: string) => void;
  /** The names in a folder of the project. */
  names: (folder: string) => string[];
}

/** Most texts are the same in every test. */
const facts = FactsCache.none();

/** What the tests ask of a copy of the project. */
const folderOf = (project: string): Omit<Cms, "address"> => ({
  file: path.join(project, file),
  read: () => readFileSync(path.join(project, file), "utf8"),
  addPicture: () =>
    cpSync("static/icon-192.png", path.join(project, path.dirname(file), "sketch.png")),
  // Empty folders are nothing to git and to the check.
  exists: () =>
    existsSync(path.join(project, path.dirname(file))) &&
    readdirSync(path.join(project, path.dirname(file))).length > 0,
  names: (folder) => readdirSync(path.join(project, folder)).sort(),
  redirects: () => readFileSync(path.join(project, "content/redirects.yml"), "utf8"),
  text: (name) => readFileSync(path.join(project, name), "utf8"),
  bytes: (name) => readFileSync(path.join(project, name)),
  write: (name, text) => writeFileSync(path.join(project, name), text),
  problems: () => loadContent(path.join(project, "content"), currentAudience(), facts).problems,
});

export const test = base.extend<{ cms: Cms }>({
  cms: async ({ context }, provide) => {
    const project = mkdtempSync(path.join(tmpdir(), "cms-"));
    try {
      cpSync("content", path.join(project, "content"), { recursive: true });
      mkdirSync(path.join(project, path.dirname(file)));
      writeFileSync(path.join(project, file), article);
      await withBackend(project, async (address) => {
        await provide({ address, ...folderOf(project) });
        // A tab may still be reading, which ends with the backend.
        for (const tab of context.pages()) await tab.unrouteAll({ behavior: "ignoreErrors" });
      });
    } finally {
      rmSync(project, { recursive: true, force: true });
    }
  },
});

/** What a page asks of the local backend goes to the one of this test. */
const serveBackend = (page: Page, { address }: Cms): Promise<unknown> =>
  page.route(`${localBackend}**`, async (route) => {
    // The backend may close a connection that was idle just as it is used again.
    await route.fulfill({ response: await route.fetch({ url: address, maxRetries: 5 }) });
  });

/** Opens a page of the CMS. */
export async function openCms(page: Page, cms: Cms, at: string): Promise<void> {
  await serveBackend(page, cms);
  await page.goto(at);
  await page.getByRole("button", { name: "Login", exact: true }).click();
}

export const articlePage = "/admin/#/collections/BlogPost/entries/an-article-of-the-test/index";

/** The title of the open entry; entries of lists within it may have titles of their own below. */
export const titleField = (page: Page): Locator =>
  page.getByRole("textbox", { name: "Title", exact: true }).first();

/** Opens the article of the tests' own. */
export async function openArticle(page: Page, cms: Cms): Promise<void> {
  await openCms(page, cms, articlePage);
  await expect(titleField(page)).not.toHaveValue("");
}

/** Opens a page of the CMS in another tab of a browser that is logged in. */
export async function openTab(page: Page, cms: Cms, at = articlePage): Promise<Page> {
  const tab = await page.context().newPage();
  await serveBackend(tab, cms);
  await tab.goto(at);
  return tab;
}

/** Waits until the fields answer again, which they do not while something is done with their entry. */
export const untilFree = (page: Page): Promise<void> =>
  expect(page.locator(".site-entry[inert]")).toHaveCount(0);

/** Expects a save to be refused for a reason, and to have ended. */
export async function expectRefusal(page: Page, reason: string | RegExp): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "This was not saved" });
  await expect(dialog).toContainText(reason);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await untilFree(page);
}

/** Saves what is in the fields, where nobody reviews it. */
export async function saveNow(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("menuitem", { name: "Save now" }).click();
}
