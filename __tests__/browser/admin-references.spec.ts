/** References in the CMS: what somebody has added since the site was built can be chosen. */
import { expect } from "../support/browser-test";
import { article, openArticle, openCms, saveNow, test, title } from "../support/cms";
import { services } from "../support/words";

const list = "content/categories.yml";
const category = {
  id: "a-category-of-the-test",
  title: "A category of the test",
};
const added = `- id: ${category.id}
  title: ${category.title}
  description: What the test has added while the CMS was open, told in one plain sentence.
  seo:
    title: Articles in a category of the test
    description: Articles in a category that stands in the copy of the content with which the test runs, and nowhere else.
    keywords: [test category, copy of the content, worked example]
`;

test("a category that is added while the CMS is open can be chosen in an article", async ({
  page,
  cms,
}) => {
  await openCms(page, cms, "/admin/#/collections/BlogPost");
  await expect(page.getByRole("heading", { name: "Articles", exact: true })).toBeVisible();
  cms.write(list, `${cms.text(list).trimEnd()}\n${added}`);
  await page.locator('a[href^="#/collections/BlogPost/entries/"]', { hasText: title }).click();
  const field = page.getByRole("combobox", { name: "Category", exact: true });
  await field.click();
  await page.getByRole("option", { name: category.title, exact: true }).click();
  const before = cms.read();
  await saveNow(page);
  await expect.poll(cms.read).toBe(before.replace(/^category: .*$/m, `category: ${category.id}`));
  expect(cms.problems()).toEqual([]);
});

test("a service that does not exist is shown by its id, and stays when another is chosen", async ({
  page,
  cms,
}) => {
  const [first, second] = services();
  test.skip(!second, "The site has one service.");
  const of = (...ids: string[]) =>
    article.replace(/^services: .*$/m, `draft: true\nservices: [${ids.join(", ")}]`);
  cms.write("content/blog/an-article-of-the-test/index.md", of("of-no-service", first.id));
  await openArticle(page, cms);
  await expect(page.getByText("of-no-service", { exact: true })).toBeVisible();
  await page.getByRole("combobox", { name: /^Services/ }).click();
  await page.getByRole("option", { name: second?.title, exact: true }).click();
  await saveNow(page);
  await expect.poll(cms.read).toBe(of("of-no-service", first.id, second?.id ?? ""));
  await expect(page.getByRole("dialog", { name: "Saved as a draft" })).toContainText(
    'there is no service "of-no-service"',
  );
});
