/** The CMS on a live site whose repository is at GitHub: log in, list, edit, save, and see the commit. */
import { expect, test } from "../support/browser-test";
import { editor } from "../support/github";
import { atGitHub } from "../support/github-login";

test("an editor logs in, edits a page, and the commit has the editor's name", async ({ page }) => {
  test.slow();
  await atGitHub(page, {}, async (github) => {
    await expect(page.getByRole("link", { name: "Home", exact: true })).toBeVisible();
    await page.goto("/admin/#/collections/pages/entries/NotFoundPage");
    const field = page.getByLabel("Title", { exact: true }).first();
    await expect(field).not.toHaveValue("");
    const before = await field.inputValue();
    await field.fill(`${before} now`);
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await page.getByRole("menuitem", { name: "Publish now" }).click();

    const last = () => github.git(["log", "-1", "--format=%an <%ae>", "--numstat", "main"]).trim();
    await expect
      .poll(last, { timeout: 60_000 })
      .toBe(`${editor.name} <${editor.email}>\n\n1\t1\tcontent/pages/not-found.yml`);
  });
});
