/** From one entry of the CMS to another by the browser itself: its buttons, and an address that is changed by hand. */
import { expect } from "../support/browser-test";
import {
  articlePage,
  openArticle,
  openCms,
  saveNow,
  test,
  title,
  titleField,
} from "../support/cms";

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

test("a form is never filled with another entry, whose fields may hold what its own do not", async ({
  page,
  cms,
}) => {
  const [calculator = ""] = cms.names("content/calculators");
  const id = calculator.replace(/\.yml$/, "");
  await openCms(page, cms, `/admin/#/collections/Calculator/entries/${id}`);
  await expect(titleField(page)).not.toHaveValue("");
  await page.goto("/admin/#/collections/settings/entries/Navigation");
  await expect(page.locator(".site-entry").getByText("Footer")).toBeVisible();
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

test("what is written in a dialog is not left by the browser's buttons, nor by a reload without a question", async ({
  page,
  cms,
}) => {
  const questions: string[] = [];
  page.on("dialog", (question) => {
    questions.push(question.type());
    return question.dismiss();
  });
  await openCms(page, cms, otherPage);
  await expect(titleField(page)).not.toHaveValue("");
  await page.goto(articlePage);
  await expect(titleField(page)).toHaveValue(title);
  await page.getByRole("button", { name: /^Edit the chart/ }).click();
  const dialog = page.getByRole("dialog", { name: /chart/i });
  const field = dialog.getByRole("textbox", { name: /^Title/ });
  await field.fill("What the chart is to show");
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener("hashchange", resolve, { once: true });
        history.back();
      }),
  );
  await expect(page).toHaveURL(articlePage);
  await expect(field).toHaveValue("What the chart is to show");
  expect(questions).toEqual([]);
  await page.evaluate(() => void setTimeout(() => location.reload()));
  await expect.poll(() => questions).toEqual(["beforeunload"]);
  await expect(field).toHaveValue("What the chart is to show");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(page.locator("dialog")).toHaveCount(0);
  // Nothing is written by that, and nothing keeps the editor.
  await page.evaluate(() => history.back());
  await expect(page).not.toHaveURL(articlePage);
  expect(questions).toHaveLength(1);
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
