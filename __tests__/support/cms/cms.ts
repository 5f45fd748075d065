/** The CMS in browser tests: its page, on a copy of the content or with a mock of GitHub or GitLab. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { RequestListener, Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { serveSite } from "../../../scripts/lib/static-host";
import { cmsConfig } from "../../../src/cms/config";
import { filesAddress } from "../../../src/cms/local-files";
import { noRepository, type RepositorySettings } from "../../../src/lib/cms-login";
import { filesBelow } from "../../../src/content/disk/files-below";
import { pageOfCms } from "../../../src/gatsby/admin/admin-page";
import { serveCmsFiles } from "../../../src/gatsby/admin/cms-files";
import type { DevServer } from "../../../src/gatsby/develop/dev-server";
import { adminPolicy } from "../../../src/gatsby/host/headers";
import { expect, test as base, type Locator, type Page } from "../browser-test";
import { transitionsEnded } from "../frames";
import { article, articleFile } from "./article";

/** A copy of the content, which the CMS edits as it does in develop. */
export interface Files {
  /** The text of a file; without its name, that of the test's article. */
  read: (file?: string) => string;
  write: (file: string, text: string) => void;
  /** The paths of the files in a folder, from that folder. */
  names: (folder: string) => string[];
}

const site = { name: "The site", url: "https://www.example.com" };

/** Serves the page of the CMS as a build with a repository makes it. */
export async function servePage(page: Page, login: RepositorySettings): Promise<void> {
  const body = pageOfCms(site.name, cmsConfig({ ...site, login }, false));
  // The login at GitLab returns to this address with a code in its query.
  await page.context().route(/\/admin\/(\?.*)?$/, async (route) => {
    const response = await route.fetch({ maxRetries: 5 });
    const policy = { "content-security-policy": adminPolicy(login) };
    await route.fulfill({ response, headers: { ...response.headers(), ...policy }, body });
  });
}

interface Host {
  address: string;
  /** Answers requests for the files of the test. */
  files?: Parameters<DevServer["use"]>[1] | undefined;
}

/** Serves the built site with the CMS of develop, in the language of `SITE`. */
export async function startHost(): Promise<{ host: Host; server: Server }> {
  const { address, server } = await serveSite(0);
  const host: Host = { address };
  const [answer] = server.listeners("request") as RequestListener[];
  const body = pageOfCms(site.name, cmsConfig({ ...site, login: noRepository }, true));
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": adminPolicy(noRepository),
  };
  server.removeAllListeners("request").on("request", (request, response) => {
    const { url = "" } = request;
    if (url.startsWith(filesAddress)) {
      request.url = url.slice(filesAddress.length);
      host.files?.(request, response, () => undefined);
    } else if (url === `${SITE.prefix}/admin/`) response.writeHead(200, headers).end(body);
    else answer?.(request, response);
  });
  return { host, server };
}

/** Lets the CMS use the files of a project. */
export const serveFiles = (host: Host, project: string): void =>
  serveCmsFiles({ use: (_path, handle) => (host.files = handle) }, project);

export const test = base.extend<{ content: string; files: Files }, { host: Host }>({
  host: [
    async ({ browserName: _ }, provide) => {
      const { host, server } = await startHost();
      await provide(host);
      server.closeAllConnections();
      server.close();
    },
    { scope: "worker" },
  ],
  baseURL: ({ host }, provide) => provide(host.address),
  /** The folder that is copied; the test's article is added to it. */
  content: ["__tests__/fixtures/content", { option: true }],
  files: async ({ host, content }, provide, info) => {
    // The CMS has 0.9 MB of script.
    info.slow();
    const project = mkdtempSync(path.join(tmpdir(), "cms-"));
    const at = (file: string) => path.join(project, file);
    const write = (file: string, text: string) => {
      mkdirSync(path.dirname(at(file)), { recursive: true });
      writeFileSync(at(file), text);
    };
    cpSync(content, at("content"), { recursive: true });
    if (content !== "content") write(articleFile, article);
    serveFiles(host, project);
    await provide({
      read: (file = articleFile) => readFileSync(at(file), "utf8"),
      write,
      names: (folder) => [...filesBelow(at(folder))].sort(),
    });
    host.files = undefined;
    rmSync(project, { recursive: true, force: true });
  },
});

/** The editor's address of the test's article. */
export const articlePage = "/admin/#/collections/BlogPost/entries/an-article-of-the-test/index";

/** The name of the button that begins the work on local files. */
export const begin = "Work with Test Repository";

/** Opens a page of the CMS on local files. */
export async function openCms(page: Page, at = "/admin/#/collections/BlogPost"): Promise<void> {
  await page.goto(at);
  await page.getByRole("button", { name: begin }).click();
}

export const titleField = (page: Page): Locator =>
  page.getByRole("textbox", { name: "Title", exact: true }).first();

/** Opens the test's article. */
export async function openArticle(page: Page): Promise<void> {
  await openCms(page, articlePage);
  await expect(titleField(page)).not.toHaveValue("");
}

/** Clicks and fills a field. The CMS reacts to edits only after an interaction. */
export async function write(field: Locator, words: string): Promise<void> {
  await field.click();
  await field.fill(words);
}

export const textField = (page: Page): Locator =>
  page.getByRole("textbox", { name: "Text", exact: true });

/** Scrolls down to a field; the CMS renders distant fields only then. */
export async function reach(page: Page, field: Locator): Promise<void> {
  await titleField(page).hover();
  await expect(async () => {
    await page.mouse.wheel(0, 500);
    await expect(field).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [10] });
}

/** Presses a button or item of a dialog or menu once that has faded in; until then, the CMS ignores presses. */
export async function pressShown(target: Locator): Promise<void> {
  await target.waitFor();
  await transitionsEnded(target.page());
  await target.click();
}

/** The fields of the open entry. */
export const formOf = (page: Page): Locator => page.getByRole("group", { name: /^Edit .*Content/ });

/** Opens an entry. While the CMS changes its page, it ignores presses and loses typed text. */
export async function openBy(page: Page, open: () => Promise<unknown>): Promise<void> {
  const settled = page.locator(":root:not(:active-view-transition)");
  await settled.waitFor({ state: "attached" });
  await open();
  await formOf(page)
    .getByRole("textbox")
    .or(formOf(page).getByRole("button", { name: /^(Expand|Add)/ }))
    .first()
    .waitFor();
  await settled.waitFor({ state: "attached" });
}

/** Opens an entry of the list. */
export const openRow = (page: Page, title: string): Promise<void> =>
  openBy(page, () => page.getByRole("row", { name: title }).click());

/** Puts the caret at the start of the entry's text. */
export async function goToText(page: Page): Promise<void> {
  await reach(page, textField(page));
  await textField(page).click();
  await page.keyboard.press("Control+Home");
}

/** Types at the start of the entry's text. */
export async function typeAtStart(page: Page, words: string): Promise<void> {
  await goToText(page);
  await page.keyboard.insertText(words);
}

export const save = (page: Page): Promise<void> =>
  page.getByRole("button", { name: "Save", exact: true }).click();

/** Saves, and waits until the CMS closes the saved entry. Its toast is too short-lived to wait for. */
export async function saveAndClose(page: Page): Promise<void> {
  await save(page);
  await expect(formOf(page)).toBeHidden();
}

/** Expects a dialog that refuses the save, and closes it. */
export async function expectRefusal(page: Page, words: string | RegExp): Promise<void> {
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText(words);
  await pressShown(dialog.getByRole("button", { name: "OK" }));
  await expect(dialog).toBeHidden();
}
