/** The preview of the CMS. */
import { expect } from "../support/browser-test";
import { openArticle, test, titleField, write } from "../support/cms/cms";
import { title } from "../support/cms/article";

test("the preview shows an article, and follows the fields", async ({ page, files: _files }) => {
  await openArticle(page);
  const pane = page.frameLocator('iframe[title="Content Preview"]');
  const heading = pane.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(title);
  await expect(pane.getByText("Where a sale of one hundred goes").first()).toBeVisible();
  await write(titleField(page), "A title that is typed beside the page");
  await expect(heading).toHaveText("A title that is typed beside the page");
});
