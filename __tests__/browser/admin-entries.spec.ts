/** From one entry of the CMS to another by the browser itself: its buttons, and an address that is changed by hand. */
import { expect } from "../support/browser-test";
import { articlePage, openArticle, saveNow, test, title, titleField } from "../support/cms";

const otherPage = "/admin/#/collections/pages/entries/NotFoundPage";
const newPage = "/admin/#/collections/BlogPost/new";

test("the form at an entry's address is the entry's", async ({ page, cms }) => {
  // A new entry has unsaved changes from the start.
  page.on("dialog", (question) => question.accept());
  await openArticle(page, cms);
  await page.goto(otherPage);
  await expect(titleField(page)).not.toHaveValue(title);
  await expect(titleField(page)).not.toHaveValue("");
  await page.goto(newPage);
  await expect(titleField(page)).toHaveValue("");
  await page.goBack();
  await expect(titleField(page)).not.toHaveValue("");
  await page.goBack();
  await expect(titleField(page)).toHaveValue(title);
  // Nothing was asked of an entry before it was there.
  await expect(page.getByText(/^Failed to/)).toHaveCount(0);
});

test("words that are not saved are not left without a question", async ({ page, cms }) => {
  const words = "Words of the editor that nobody has saved";
  let stay = true;
  const questions: string[] = [];
  page.on("dialog", (question) => {
    questions.push(question.message());
    return stay ? question.dismiss() : question.accept();
  });
  await openArticle(page, cms);
  await titleField(page).fill(words);
  await page.goto(otherPage);
  await expect.poll(() => questions.length).toBe(1);
  await expect(titleField(page)).toHaveValue(words);
  // Whoever stays sees the address of where they are.
  await expect(page).toHaveURL(articlePage);
  stay = false;
  await page.goto(newPage);
  await expect(titleField(page)).toHaveValue("");
  expect(questions).toHaveLength(2);
});

test("the list shows the title that was saved last", async ({ page, cms }) => {
  const newTitle = "An article that has another title since the list was read";
  await openArticle(page, cms);
  await titleField(page).fill(newTitle);
  await saveNow(page);
  await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();
  await page.getByRole("link", { name: "Articles" }).click();
  await expect(page.getByRole("link", { name: newTitle })).toBeVisible();
  await expect(page.getByRole("link", { name: title })).toHaveCount(0);
});
