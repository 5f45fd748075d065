/** The CMS where saves are reviewed and another editor deletes an entry meanwhile: it does not come back unasked. */
import { expect, test, type Page } from "../support/browser-test";
import { atBitbucket, atGitHub, atGitLab } from "../support/cms-login";
import { expectRefusal, titleField, untilFree } from "../support/cms";
import type { GitHost } from "../support/git-host";
import { publishDraft } from "../support/reviewed";
import { entries } from "../support/words";

const id = entries("BlogPost")[0]?.id ?? "";
const file = `content/blog/${id}/index.md`;
const list = /#\/collections\/BlogPost$/;

const open = async (page: Page): Promise<void> => {
  await page.goto(`/admin/#/collections/BlogPost/entries/${id}/index`);
  await expect(titleField(page)).not.toHaveValue("");
};

const isOnSite = (host: GitHost): boolean =>
  host.git(["ls-tree", "-r", "--name-only", "main"]).split("\n").includes(file);

/** Changes an article that another editor has deleted since it was opened. */
async function changeDeleted(page: Page, host: GitHost): Promise<void> {
  await open(page);
  host.deleteAsAnother(file);
  await titleField(page).fill("A title that comes too late for its article");
  await page.keyboard.press("ControlOrMeta+s");
  await expectRefusal(page, /Somebody has deleted the article “.*” since you opened it/);
  await expect(titleField(page)).toHaveValue("A title that comes too late for its article");
  expect(host.git(["for-each-ref", "--format=%(refname:short)", "refs/heads"])).toBe("main\n");
}

test.beforeEach(({ page }) => {
  test.slow();
  test.skip(!id, "The site has no article.");
  page.on("dialog", (question) => void question.accept());
});

test("at GitHub an article that was deleted meanwhile is not saved", ({ page }) =>
  atGitHub(page, { review: true }, (github) => changeDeleted(page, github)));

test("at GitLab an article that was deleted meanwhile is not saved", ({ page }) =>
  atGitLab(page, { review: true }, (gitlab) => changeDeleted(page, gitlab)));

test("at Bitbucket an article that was deleted meanwhile is not saved", ({ page }) =>
  atBitbucket(page, { review: true }, (bitbucket) => changeDeleted(page, bitbucket)));

test("a draft whose article was deleted is neither saved nor published, and discarding it leads to the list", async ({
  page,
}) => {
  await atGitHub(page, { review: true }, async (github) => {
    await open(page);
    const written = "A title that was saved before the article went";
    await titleField(page).fill(written);
    await page.keyboard.press("ControlOrMeta+s");
    await expect(page.getByText("Changes saved")).toBeVisible();
    github.deleteAsAnother(file);

    await untilFree(page);
    await titleField(page).fill("A title that came after it");
    await page.keyboard.press("ControlOrMeta+s");
    await expectRefusal(page, /has deleted the article “.*” on the site.*press “Discard”/);
    await titleField(page).fill(written);

    await publishDraft(page);
    const refusal = page.getByRole("dialog", { name: "This was not published" });
    await expect(refusal).toContainText(/has deleted the article “.*” on the site/);
    await refusal.getByRole("button", { name: "Close" }).click();
    await untilFree(page);
    expect(isOnSite(github)).toBe(false);

    await page.getByRole("button", { name: "Discard" }).click();
    await expect(page.getByText(/could not be opened: it is not there; somebody/)).toBeVisible();
    await expect(page).toHaveURL(list);
    expect(isOnSite(github)).toBe(false);
    expect(github.pulls.list.map(({ state }) => state)).toEqual(["closed"]);

    // Nor does it open where the browser still knows its address.
    await page.goBack();
    await expect(page).toHaveURL(list);
    await expect(titleField(page)).toHaveCount(0);
  });
});
