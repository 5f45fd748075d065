/** What the content check says in the CMS leads to where it is mended. */
import { expect } from "../support/browser-test";
import {
  article,
  openArticle,
  openCms,
  saveNow,
  test,
  title,
  titleField,
  untilFree,
} from "../support/cms";
import { entries } from "../support/words";

const articleFile = "content/blog/an-article-of-the-test/index.md";

test("a list of mistakes stays beside the fields, and leads into closed groups and to lines of the text", async ({
  page,
  cms,
}) => {
  const tooLong = "Long ".repeat(60).trim();
  cms.write(articleFile, article.replace("An article of the test\n", `${tooLong}\n`));
  await openArticle(page, cms);
  const field = titleField(page);
  await expect(field).toHaveValue(title);
  await field.fill(`${title} again`);
  await saveNow(page);
  const list = page.getByRole("dialog", { name: "This was not saved" });
  await expect(list.getByRole("heading", { name: `Article “${title} again”` })).toBeVisible();
  await list.getByRole("button", { name: "Search texts › Title" }).click();
  const inGroup = page.getByRole("textbox", { name: "Title", exact: true }).nth(1);
  await expect(inGroup).toHaveValue(tooLong);
  await expect(inGroup).toBeFocused();
  await expect(inGroup).toBeInViewport();
  await inGroup.fill("An article of the test");
  await expect(list).toBeVisible();

  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await text.fill(
    (await text.inputValue()).replace("[how we work](/process/)", "[this](/nowhere/)"),
  );
  await saveNow(page);
  await list.getByRole("button", { name: /^Text, line \d+$/ }).click();
  await expect(text).toBeFocused();
  const selected = await text.evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  );
  expect(selected).toBe("- Then read [this](/nowhere/).");
  await page.keyboard.insertText("- Then read [this](/process/).");

  await saveNow(page);
  const mended = article.replace(title, `${title} again`).replace("how we work", "this");
  await expect.poll(cms.read).toBe(mended);
  await expect(list).toBeHidden();
});

test("a group that is missing leads to its first field", async ({ page, cms }) => {
  cms.write(articleFile, article.replace(/^seo:\n(?: {2}.*\n)+/m, ""));
  await openArticle(page, cms);
  const field = titleField(page);
  await expect(field).toHaveValue(title);
  await field.fill(`${title} again`);
  await saveNow(page);
  const list = page.getByRole("dialog", { name: "This was not saved" });
  await list.getByRole("button", { name: "Search texts" }).first().click();
  await expect(page.getByRole("textbox", { name: "Title", exact: true }).nth(1)).toBeFocused();
});

test("a deletion that other entries forbid leads to each of them", async ({ page, cms }) => {
  const id = entries("BlogPost")[0]?.id ?? "";
  test.skip(!id, "The site has no article.");
  const other = `content/blog/${id}/index.md`;
  const words = "See [an article](/blog/an-article-of-the-test/).";
  cms.write(other, `${cms.text(other)}\n${words}\n`);
  page.on("dialog", (question) => question.accept());
  await openArticle(page, cms);
  await page.getByRole("button", { name: "Delete entry" }).click();
  const list = page.getByRole("dialog", { name: "This was not deleted" });
  await expect(list).toBeVisible();
  await untilFree(page);
  await list.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("button", { name: "Delete entry" })).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(list.getByRole("listitem").first()).toContainText(/names it$/);
  await list.getByRole("button", { name: /^Text, line \d+$/ }).click();
  await expect(page).toHaveURL(`/admin/#/collections/BlogPost/entries/${id}/index`);
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await expect(text).toBeFocused();
  const selected = await text.evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  );
  expect(selected).toBe(words);
  await expect(list).toBeVisible();
  await list.getByRole("button", { name: "Close" }).click();
  await expect(list).toBeHidden();
  await expect(text).toBeFocused();
  expect(cms.exists()).toBe(true);
});

test("mistakes in a new entry of a list within a list lead into it, and to a list that has no entries", async ({
  page,
  cms,
}) => {
  const id = entries("Check")[0]?.id ?? "";
  test.skip(!id, "The site has no guided check.");
  await openCms(page, cms, `/admin/#/collections/Check/entries/${id}`);
  await page
    .getByRole("button", { name: /^Open or close/ })
    .first()
    .click();
  await page
    .getByRole("button", { name: "Add question", exact: true })
    .filter({ visible: true })
    .click();
  const key = "Not a key";
  await page.keyboard.type(key);
  await saveNow(page);
  const mistakes = page.getByRole("dialog", { name: "This was not saved" });
  await mistakes.getByRole("button", { name: /Questions › .* › Key$/ }).click();
  await expect(page.locator(":focus")).toHaveValue(key);
  await mistakes.getByRole("button", { name: /Questions › .* › Answers$/ }).click();
  await expect(page.locator(":focus")).toHaveText("Add answer");
});
