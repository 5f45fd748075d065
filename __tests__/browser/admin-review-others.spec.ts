/** The CMS where saves are reviewed and others save on the site meanwhile: nothing of theirs is lost. */
import { expect, test, type Page } from "../support/browser-test";
import { atBitbucket, atGitHub, atGitLab } from "../support/cms-login";
import type { GitHost } from "../support/git-host";
import { untilFree, titleField } from "../support/cms";
import { publishDraft } from "../support/reviewed";
import { entries } from "../support/words";

const id = entries("BlogPost")[0]?.id ?? "";
const file = `content/blog/${id}/index.md`;

/** Title and text of the article, which one editor and another change. */
async function withOthers(page: Page, host: GitHost): Promise<void> {
  const onSite = () => host.git(["show", `main:${file}`]);
  const field = titleField(page);
  const open = async () => {
    await page.goto("about:blank");
    await page.goto(`/admin/#/collections/BlogPost/entries/${id}/index`);
    await expect(field).not.toHaveValue("");
  };
  const save = async (title: string) => {
    await untilFree(page);
    await field.fill(title);
    await page.getByRole("button", { name: "Save", exact: true }).click();
  };
  const saved = async (title: string) => {
    await save(title);
    await expect(page.getByText("Changes saved")).toBeVisible();
  };
  const refusal = async (name: string, words: RegExp) => {
    const dialog = page.getByRole("dialog", { name });
    await expect(dialog).toContainText(words);
    await dialog.getByRole("button", { name: "Close" }).click();
  };

  await open();
  const title = await field.inputValue();
  const mine = title.replace(/.$/, (last) => (last === "x" ? "y" : "x"));
  host.saveAsAnother(file, `${onSite().trimEnd()}\n\nTheir first words.\n`);
  await save(mine);
  await refusal("This was not saved", /since you opened it/);

  await open();
  await saved(mine);
  host.saveAsAnother(file, `${onSite().trimEnd()}\n\nTheir last words.\n`);
  const mended = title.replace(/.$/, (last) => (last === "z" ? "y" : "z"));
  await saved(mended);
  await publishDraft(page);
  await expect.poll(onSite).toContain(mended);
  expect(onSite()).toMatch(/Their first words\.\n\nTheir last words\.\n$/);

  await open();
  await saved(mine);
  const theirs = onSite().replace(mended, title);
  host.saveAsAnother(file, theirs);
  await publishDraft(page);
  await refusal("This was not published", /could not be brought together.*“Discard”/);
  expect(onSite()).toBe(theirs);
}

test.beforeEach(({ page }) => {
  test.slow();
  test.skip(!id, "The site has no article.");
  // What was not saved is not taken up again; every other question is answered with yes.
  page.on("dialog", (question) =>
    question.message().includes("backup") ? void question.dismiss() : void question.accept(),
  );
});

test("at GitHub a draft is published with what others have saved meanwhile, or not at all", async ({
  page,
}) => {
  await atGitHub(page, { review: true }, (github) => withOthers(page, github));
});

test("at GitLab a draft is published with what others have saved meanwhile, or not at all", async ({
  page,
}) => {
  await atGitLab(page, { review: true }, (gitlab) => withOthers(page, gitlab));
});

test("at Bitbucket a draft is published with what others have saved meanwhile, or not at all", async ({
  page,
}) => {
  await atBitbucket(page, { review: true }, (bitbucket) => withOthers(page, bitbucket));
});
