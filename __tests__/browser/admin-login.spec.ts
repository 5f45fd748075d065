/** The CMS on a live site: log in where the repository is, list, edit, save, and see the commit. */
import { atBitbucket, atGitHub, atGitLab } from "../support/cms-login";
import { saveNow, titleField } from "../support/cms";
import { expect, test, type Page } from "../support/browser-test";
import { editor, type GitHost } from "../support/git-host";

/** Edits a page, and expects the commit to be the editor's. */
async function editPage(page: Page, host: GitHost): Promise<void> {
  await expect(page.getByRole("link", { name: "Home", exact: true })).toBeVisible();
  await page.goto("/admin/#/collections/pages/entries/NotFoundPage");
  const field = titleField(page);
  await expect(field).not.toHaveValue("");
  const before = await field.inputValue();
  await field.fill(`${before} now`);
  await saveNow(page);

  const last = () => host.git(["log", "-1", "--format=%an <%ae>", "--numstat", "main"]).trim();
  await expect
    .poll(last)
    .toBe(`${editor.name} <${editor.email}>\n\n1\t1\tcontent/pages/not-found.yml`);
  await expect(page.getByRole("button", { name: "Saved", exact: true })).toBeVisible();
}

test("an editor logs in at GitHub, edits a page, and the commit has the editor's name", async ({
  page,
}) => {
  test.slow();
  await atGitHub(page, {}, (github) => editPage(page, github));
});

test("an editor logs in at GitLab without a server, edits a page, and the commit has the editor's name", async ({
  page,
}) => {
  test.slow();
  await atGitLab(page, {}, async (gitlab) => {
    // A token lasts for two hours; the editor's work must not end with it.
    gitlab.expireToken();
    await editPage(page, gitlab);
  });
});

test("a link to an entry leads there through the login at GitLab, and a reload stays there", async ({
  page,
}) => {
  test.slow();
  const place = "/admin/#/collections/pages/entries/NotFoundPage";
  const field = titleField(page);
  const expectPlace = async () => {
    await expect(field).not.toHaveValue("");
    await expect(page).toHaveURL(place);
  };
  await atGitLab(page, {}, async (_gitlab, login) => {
    await page.evaluate(() => localStorage.clear());
    await page.goto("about:blank");
    await page.goto(place);
    await login();
    await expectPlace();
    await page.reload();
    await expectPlace();
    await page.reload();
    await expectPlace();
  });
});

test("an editor logs in at Bitbucket, edits a page, and the commit has the editor's name", async ({
  page,
}) => {
  test.slow();
  await atBitbucket(page, {}, (bitbucket) => editPage(page, bitbucket));
});
