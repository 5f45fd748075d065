/** The CMS at /admin/, against its local backend and a copy of the content with an article of the test's. */
import { expect } from "../support/browser-test";
import {
  article,
  expectRefusal,
  openArticle,
  openCms,
  saveNow,
  test,
  title,
  titleField,
} from "../support/cms";

test("it lists the articles, and is not for search engines", async ({ page, cms }) => {
  await openCms(page, cms, "/admin/#/collections/BlogPost");
  await expect(page.getByRole("heading", { name: "Articles", exact: true })).toBeVisible();
  const listed = page.locator('a[href^="#/collections/BlogPost/entries/"]');
  await expect(listed.filter({ hasText: title })).toHaveCount(1);
  expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
});

test("an edited title and a sentence more are all that changes, and the content is right", async ({
  page,
  cms,
}) => {
  const newTitle = "Seven hidden places where a store loses profit";
  const sentence = "A sentence of the editor. ";
  await openArticle(page, cms);
  const field = titleField(page);
  await expect(field).toHaveValue(title);
  await field.fill(newTitle);
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await text.click();
  await page.keyboard.press("Control+Home");
  await page.keyboard.insertText(sentence);
  await saveNow(page);
  await expect
    .poll(cms.read)
    .toBe(article.replace(title, newTitle).replace("A store sells", `${sentence}A store sells`));
  expect(cms.problems()).toEqual([]);
});

test("a title that is too short is not saved, and says why in the words of the check", async ({
  page,
  cms,
}) => {
  await openArticle(page, cms);
  const field = titleField(page);
  await expect(field).toHaveValue(title);
  await field.fill("Leaks");
  await expect(page.getByText(/^5 of \d+ to \d+ characters$/).first()).toBeVisible();
  await saveNow(page);
  await expectRefusal(page, /Title has 5 characters; at least \d+ needed/);
  expect(cms.read()).toBe(article);
});

test("a text with a link to nowhere is not saved", async ({ page, cms }) => {
  await openArticle(page, cms);
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await text.click();
  await page.keyboard.press("Control+Home");
  await page.keyboard.insertText("See [this](/nowhere/). ");
  await saveNow(page);
  await expectRefusal(page, 'there is no page at "/nowhere/"');
  expect(cms.read()).toBe(article);
});

test("an article that becomes a draft leads its visitors elsewhere until it is back", async ({
  page,
  cms,
}) => {
  await openArticle(page, cms);
  const redirects = cms.redirects();
  const draft = page.getByRole("switch", { name: "Draft" });
  await draft.click();
  await saveNow(page);
  const dialog = page.getByRole("dialog", { name: "Take this page off the site?" });
  await dialog.getByRole("button", { name: "Take it off" }).click();
  await expect.poll(cms.read).toContain("draft: true");
  await expect.poll(cms.redirects).toContain("- id: /blog/an-article-of-the-test/\n  to: /blog/\n");
  expect(cms.problems()).toEqual([]);
  await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();
  await draft.click();
  await saveNow(page);
  await expect.poll(cms.read).toBe(article);
  await expect.poll(cms.redirects).toBe(redirects);
  expect(cms.problems()).toEqual([]);
});

test("a deleted article takes its pictures along, and its visitors are redirected", async ({
  page,
  cms,
}) => {
  cms.addPicture();
  await openArticle(page, cms);
  page.on("dialog", (question) => void question.accept());
  await page.getByRole("button", { name: "Delete entry" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete this page?" });
  await expect(dialog.getByRole("combobox")).toHaveValue("/blog/");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect.poll(cms.exists).toBe(false);
  await expect.poll(cms.redirects).toContain("- id: /blog/an-article-of-the-test/\n  to: /blog/\n");
  expect(cms.problems()).toEqual([]);
});

test("a page gets another address with its pictures, and visitors of the old one are led there", async ({
  page,
  cms,
}) => {
  cms.addPicture();
  await openArticle(page, cms);
  const address = page.getByLabel(/^Address/);
  await expect(address).toHaveValue("an-article-of-the-test");
  // One that is left empty is the old one again.
  await address.fill("");
  await address.blur();
  await expect(address).toHaveValue("an-article-of-the-test");
  await address.fill("an-article-that-moved");
  await saveNow(page);
  const question = page.getByRole("dialog", { name: "Change the address" });
  await expect(question).toContainText("/blog/an-article-that-moved/");
  await question.getByRole("button", { name: "Change it" }).click();
  await expect.poll(cms.redirects).toContain("to: /blog/an-article-that-moved/\n");
  expect(cms.exists()).toBe(false);
  expect(cms.names("content/blog/an-article-that-moved")).toEqual(["index.md", "sketch.png"]);
  expect(cms.problems()).toEqual([]);
  await page.getByRole("button", { name: "Open it" }).click();
  await expect(address).toHaveValue("an-article-that-moved");
});

test("a copy of an article is a draft without its cover and its search texts, and is saved as it is", async ({
  page,
  cms,
}) => {
  cms.addPicture();
  const picture = "cover: sketch.png\ncoverAlt: A sketch of where the money of a sale goes\n";
  cms.write(
    "content/blog/an-article-of-the-test/index.md",
    article.replace("seo:", `${picture}seo:`),
  );
  await openArticle(page, cms);
  await page.getByRole("button", { name: "Saved" }).click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await expect(page.getByText(/when you first save/)).toBeVisible();
  await saveNow(page);
  const copy = title.toLowerCase().replaceAll(" ", "-");
  await expect(page.getByRole("dialog", { name: "Saved as a draft" })).toBeVisible();
  const text = cms.text(`content/blog/${copy}/index.md`);
  expect(text).toContain(`title: ${title}\n`);
  expect(text).toContain("draft: true\n");
  expect(text).not.toMatch(/^(cover|seo)/m);
  expect(cms.problems()).toEqual([]);
});
