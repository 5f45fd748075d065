/** The CMS in browser tests: its page with a repository, and a mock of GitHub or GitLab. */
import { cmsConfig } from "../../../src/cms/config";
import { noRepository, type RepositorySettings } from "../../../src/cms/login";
import { pageOfCms } from "../../../src/gatsby/admin/admin-page";
import { adminPolicy } from "../../../src/gatsby/host/headers";
import { expect, test as base, type Locator, type Page } from "../browser-test";
import { transitionsEnded } from "../frames";
import { articleFile } from "./article";
import { token, type GitHost } from "./git-host";
import { GitRepository } from "./git-repository";
import { GitHub } from "./github";
import { appId, GitLab } from "./gitlab";

const name = "example/website";

/** The options of a test. */
interface Options {
  provider: "GitHub" | "GitLab";
  /** Whether saves are pull requests, which an editor publishes. */
  review: boolean;
}

export interface Cms {
  host: GitHost;
  repository: GitRepository;
  /** The test's article on the branch `main`. */
  read: () => string;
}

/**
 * Serves the page of the CMS as a build with a repository makes it.
 * @param login the repository; without it the CMS works on local files
 */
export async function servePage(page: Page, login?: RepositorySettings): Promise<void> {
  const site = { name: "The site", url: "https://www.example.com" };
  const config = cmsConfig({ ...site, login: login ?? noRepository }, login === undefined);
  const body = pageOfCms(site.name, config);
  // The login at GitLab returns to this address with a code in its query.
  await page.context().route(/\/admin\/(\?.*)?$/, async (route) => {
    const response = await route.fetch({ maxRetries: 5 });
    const policy = { "content-security-policy": adminPolicy(login ?? noRepository) };
    await route.fulfill({ response, headers: { ...response.headers(), ...policy }, body });
  });
}

export const test = base.extend<Options & { cms: Cms }, { original: GitRepository }>({
  original: [
    async ({ browserName: _browserName }, provide) => {
      const original = new GitRepository();
      await provide(original);
      original.remove();
    },
    { scope: "worker" },
  ],
  provider: ["GitHub", { option: true }],
  review: [false, { option: true }],
  cms: async ({ page, provider, review, original }, provide, info) => {
    // The CMS has 0.9 MB of script.
    info.slow();
    const repository = new GitRepository(original);
    const isGitHub = provider === "GitHub";
    const host = isGitHub ? new GitHub(repository, name) : new GitLab(repository, name);
    const address = `https://${provider.toLowerCase()}.com/${name}`;
    try {
      await servePage(page, { ...noRepository, repository: address, appId, review });
      await host.serve(page.context());
      await provide({ host, repository, read: () => repository.text(articleFile) });
      await page.context().unrouteAll({ behavior: "ignoreErrors" });
      expect(host.unknown).toEqual([]);
    } finally {
      repository.remove();
    }
  },
});

/** The editor's address of the test's article. */
export const articlePage = "/admin/#/collections/BlogPost/entries/an-article-of-the-test/index";

/** Opens a page of the CMS and logs in with a token. */
export async function openCms(page: Page, at = "/admin/#/collections/BlogPost"): Promise<void> {
  await page.goto(at);
  await page.getByRole("button", { name: "Sign In Using Access Token" }).click();
  const field = page.getByRole("textbox", { name: "Personal Access Token" });
  await field.fill(token);
  await field.press("Enter");
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

/** Presses a control that opens an entry. While the CMS changes its page, it ignores presses and loses typed text. */
async function openBy(target: Locator): Promise<void> {
  const page = target.page();
  const settled = page.locator(":root:not(:active-view-transition)");
  await target.waitFor();
  await settled.waitFor({ state: "attached" });
  await target.click();
  await titleField(page).waitFor();
  await settled.waitFor({ state: "attached" });
}

/** Opens an entry of the list. */
export const openRow = (page: Page, title: string): Promise<void> =>
  openBy(page.getByRole("row", { name: title }));

/** Opens the editor of a new entry. */
export const openNew = (page: Page): Promise<void> =>
  openBy(page.getByRole("button", { name: "Create New Entry" }));

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
  await expect(titleField(page)).toBeHidden();
}

/** Expects a dialog that refuses the save, and closes it. */
export async function expectRefusal(page: Page, words: string | RegExp): Promise<void> {
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText(words);
  await pressShown(dialog.getByRole("button", { name: "OK" }));
  await expect(dialog).toBeHidden();
}
