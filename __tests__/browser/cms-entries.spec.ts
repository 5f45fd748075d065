/** The CMS without review, where a save is a commit: lists, edits, new entries, new addresses. */
import { article, title } from "../support/cms/article";
import {
  openArticle,
  openCms,
  openNew,
  openRow,
  reach,
  saveAndClose,
  test,
  titleField,
  typeAtStart,
  write,
} from "../support/cms/cms";
import { expect } from "../support/browser-test";

test("the list can be searched, and saving an entry commits only the edited lines, as the editor", async ({
  page,
  cms,
}) => {
  await openCms(page);
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", "noindex");
  const row = page.getByRole("row", { name: title });
  await expect(row).toHaveCount(1);
  const search = page.getByRole("searchbox");
  await search.fill("written for itself");
  await expect(page.getByRole("row")).toHaveCount(1);
  await openRow(page, title);
  await expect(titleField(page)).toHaveValue(title);
  const newTitle = "Seven hidden places where a store loses profit";
  await write(titleField(page), newTitle);
  await typeAtStart(page, "A sentence of the editor. ");
  await saveAndClose(page);
  const edited = article
    .replace(title, newTitle)
    .replace("A store sells", "A sentence of the editor. A store sells");
  expect(cms.read()).toBe(edited);
  const author = cms.repository.git(["log", "-1", "--format=%an <%ae>", "main"]);
  expect(author).toBe("Erin Editor <erin@example.com>\n");
});

test("a new article is saved as a draft in a folder of its own", async ({ page, cms }) => {
  await openCms(page);
  await openNew(page);
  await write(titleField(page), "What a new article of the test is called");
  await write(
    page.getByRole("textbox", { name: "Excerpt" }),
    "What the reader will be able to do after it, in a sentence that is long enough to be an excerpt.",
  );
  await write(page.getByRole("textbox", { name: "Author" }), "The desk of the test");
  const category = page.getByRole("radio", { name: "Workshop" });
  await reach(page, category);
  await category.click();
  const service = page.getByRole("checkbox", { name: "repair" });
  await reach(page, service);
  await service.click();
  await typeAtStart(page, "What the article says.");
  await saveAndClose(page);
  const folder = "content/blog/what-a-new-article-of-the-test-is-called/";
  expect(cms.repository.names(folder)).toEqual([`${folder}index.md`]);
  const text = cms.repository.text(`${folder}index.md`);
  expect(text).toContain("draft: true\n");
  expect(text).toContain("---\n\nWhat the article says.\n");
});

test("a new slug moves an entry and its pictures in one commit, and adds a redirect from the old address", async ({
  page,
  cms,
}) => {
  cms.repository.saveAsAnother("content/blog/an-article-of-the-test/sketch.png", "a picture");
  const before = cms.repository.head().sha;
  await openArticle(page);
  await page.getByRole("radio", { name: "Slug" }).click();
  await page.getByRole("button", { name: "Edit Slug" }).click();
  const address = page.getByRole("textbox", { name: "Slug" });
  await write(address, "an-article-that-moved");
  await address.press("Enter");
  await saveAndClose(page);
  await expect(page.getByRole("row", { name: title })).toBeVisible();
  expect(cms.repository.names("content/blog/an-article-of-the-test/")).toEqual([]);
  expect(cms.repository.names("content/blog/an-article-that-moved/")).toEqual([
    "content/blog/an-article-that-moved/index.md",
    "content/blog/an-article-that-moved/sketch.png",
  ]);
  const moved = cms.repository.text("content/blog/an-article-that-moved/index.md");
  expect(moved).toContain("/blog/an-article-of-the-test/");
  expect(cms.repository.git(["rev-list", "--count", `${before}..main`])).toBe("1\n");
});
