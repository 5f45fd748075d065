/** The CMS with review: a save is a pull request, which is merged when the editor publishes it. */
import { article, articleFile, title } from "../support/cms/article";
import {
  openArticle,
  openRow,
  pressShown,
  save,
  test,
  titleField,
  write,
} from "../support/cms/cms";
import { deployPreview } from "../support/cms/git-host";
import { expect, type Page } from "../support/browser-test";

test.use({ review: true });

const setStatus = async (page: Page, from: string, to: string) => {
  await page.getByRole("button", { name: new RegExp(`Status: .*${from}`) }).click();
  await pressShown(page.getByRole("menuitemradio", { name: to }));
  await expect(page.getByRole("button", { name: new RegExp(`Status: .*${to}`) })).toBeEnabled();
};

test("an edit becomes a draft pull request, then goes to review, and is merged by Publish", async ({
  page,
  cms,
}) => {
  const { repository } = cms;
  const newTitle = "Seven hidden places where a store loses profit";
  await page.clock.install();
  await openArticle(page);
  await write(titleField(page), newTitle);
  // The CMS backs up an edit half a second later, even if it is saved by then, and would offer to restore it. A later
  // timer of the page fires after that one, on a slow machine too.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)));
  await save(page);
  const question = page.getByRole("alertdialog", { name: "Send for Review" });
  await pressShown(question.getByRole("button", { name: "Later" }));
  const [proposal] = repository.proposals;
  const branch = "cms/BlogPost/an-article-of-the-test";
  expect(proposal).toMatchObject({ branch, isDraft: true, labels: ["sveltia-cms/draft"] });
  expect(repository.changed(branch)).toBe(`1\t1\t${articleFile}\n`);
  expect(cms.read()).toBe(article);

  await openRow(page, newTitle);
  await setStatus(page, "Draft", "In Review");
  expect(proposal).toMatchObject({ isDraft: false, labels: ["sveltia-cms/pending_review"] });
  await setStatus(page, "In Review", "Ready");
  // The CMS asks for the preview every few seconds.
  await page.clock.fastForward(10_000);
  const popup = page.waitForEvent("popup");
  await page.getByRole("button", { name: "View Preview" }).click();
  const preview = await popup;
  expect(preview.url()).toContain(deployPreview);
  await preview.close();
  await page.getByRole("button", { name: "Publish Entry" }).click();
  await pressShown(page.getByRole("alertdialog").getByRole("button", { name: "Publish" }));
  await expect.poll(cms.read).toBe(article.replace(title, newTitle));
  await expect.poll(() => repository.branches()).toEqual([]);
});

test("a deletion becomes a pull request", async ({ page, cms }) => {
  const { repository } = cms;
  await openArticle(page);
  await page.getByRole("button", { name: "Show Editor Options" }).click();
  await pressShown(page.getByRole("menuitem", { name: "Delete Entry" }));
  await pressShown(page.getByRole("alertdialog").getByRole("button", { name: "Delete" }));
  await expect.poll(() => repository.proposals.length).toBe(1);
  expect(repository.changed("cms/BlogPost/an-article-of-the-test")).toContain(articleFile);
  expect(cms.read()).toBe(article);
});
