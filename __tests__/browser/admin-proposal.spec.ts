/** The CMS for people who may not write to the repository: what they save goes to a copy, and is proposed from there. */
import { atGitHub } from "../support/cms-login";
import { untilFree, titleField } from "../support/cms";
import { expect, test } from "../support/browser-test";

test("whoever has an account at GitHub proposes a change, and the site stays as it is", async ({
  page,
}) => {
  test.slow();
  const file = "content/pages/not-found.yml";
  const proposal = async (github: Parameters<Parameters<typeof atGitHub>[2]>[0]) => {
    const before = github.git(["rev-parse", "main"]);
    await page.goto("/admin/#/collections/pages/entries/NotFoundPage");
    const field = titleField(page);
    await expect(field).not.toHaveValue("");
    await field.fill(`${await field.inputValue()} now`);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const branch = `cms/${github.fork}/pages/NotFoundPage`;
    const branches = () => github.git(["branch", "--list", branch, "--format=%(refname:short)"]);
    await expect.poll(branches).toBe(`${branch}\n`);
    await untilFree(page);
    await page.goto("/admin/#/workflow");
    await expect(page.getByRole("button", { name: /^To review/ })).toBeVisible();
    await expect(page.getByText("Invalid Date")).toHaveCount(0);
    await page.goBack();
    await page.getByRole("button", { name: /^Status/ }).click();
    // Saved, it is no proposal yet.
    expect(github.pulls.list).toEqual([]);
    await page.getByRole("menuitem", { name: "In review" }).click();
    await expect.poll(() => github.pulls.list.length).toBe(1);
    const [pull] = github.pulls.list;
    expect(pull?.head.label).toBe(`${github.fork.split("/")[0]}:${branch}`);
    expect(github.git(["diff", "--numstat", `main...${branch}`])).toBe(`1\t1\t${file}\n`);
    expect(pull?.title).toMatch(/Not found/);
    // Saved once more, it still is in review.
    const status = page.getByRole("button", { name: /^Status/ });
    await expect(status).toHaveText(/In review/);
    await untilFree(page);
    await field.press("End");
    await field.pressSequentially("!");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect.poll(() => github.git(["show", `${branch}:${file}`])).toContain(" now!");
    await expect(page.getByText("Changes saved")).toBeVisible();
    await expect(status).toHaveText(/In review/);
    expect(github.pulls.list.map(({ state }) => state)).toEqual(["open"]);
    // Publishing is for those who may write.
    await expect(page.getByRole("button", { name: "Publish", exact: true })).toHaveCount(0);
    expect(github.git(["rev-parse", "main"])).toBe(before);
  };
  await atGitHub(page, { review: true, openAuthoring: true }, proposal, false);
});
