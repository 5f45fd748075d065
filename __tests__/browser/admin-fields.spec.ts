/** Small things that an editor meets in the fields of the CMS. */
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

test("spaces around a title are not saved, and are nothing to refuse", async ({ page, cms }) => {
  await openArticle(page, cms);
  const field = titleField(page);
  await expect(field).toHaveValue(title);
  await field.fill(`  ${title} told twice `);
  await saveNow(page);
  await expect.poll(cms.read).toBe(article.replace(title, `${title} told twice`));
});

test("the Tab key chooses a text whole, also one without a limit in which somebody has written", async ({
  page,
  cms,
}) => {
  await openCms(page, cms, "/admin/#/collections/settings/entries/SiteSettings");
  for (const name of ["Address of the site", "Email"]) {
    const field = page.getByRole("textbox", { name, exact: true }).first();
    await expect(field).not.toHaveValue("");
    const value = await field.inputValue();
    await field.press("End");
    await page.keyboard.type("s");
    await expect(field).toHaveValue(`${value}s`);
    await page.keyboard.press("Shift+Tab");
    await expect(field).not.toBeFocused();
    await page.keyboard.press("Tab");
    await expect(field).toBeFocused();
    expect(await page.evaluate(() => window.getSelection()?.toString())).toBe(`${value}s`);
  }
});

test("what is typed into a text of several lines is undone at once", async ({ page, cms }) => {
  await openArticle(page, cms);
  const excerpt = page.getByLabel(/^Excerpt/);
  await expect(excerpt).not.toHaveValue("");
  const before = await excerpt.inputValue();
  await excerpt.press("Control+End");
  await page.keyboard.type(" and zebras");
  await expect(excerpt).toHaveValue(`${before} and zebras`);
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => excerpt.inputValue()).not.toContain("and z");
});

test("the library of an entry shows its pictures, and Escape closes it also after one was deleted", async ({
  page,
  cms,
}) => {
  page.on("dialog", (question) => void question.accept());
  cms.addPicture();
  await openArticle(page, cms);
  await page.getByRole("button", { name: "Choose an image" }).click();
  const library = page.getByRole("dialog");
  await library.getByText("sketch.png").click();
  const remove = library.getByRole("button", { name: "Delete selected" });
  await remove.click();
  await expect(library.getByText("sketch.png")).toHaveCount(0);
  await expect(remove).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(library).toBeHidden();
});

test("an entry opens of which somebody has written a group without anything in it", async ({
  page,
  cms,
}) => {
  const file = "content/blog/an-article-of-the-test/index.md";
  cms.write(file, article.replace(/^seo:\n( .*\n)+/m, "seo:\n"));
  await openArticle(page, cms);
  await expect(page.getByText("Title, description, keywords")).toBeVisible();
  const field = titleField(page);
  await expect(field).toHaveValue(title);
});

test("a number is read as it is typed, and saved so", async ({ page, cms }) => {
  const name = cms.names("content/calculators").find((file) => file.endsWith(".yml")) ?? "";
  const file = `content/calculators/${name}`;
  const before = cms.text(file);
  await openCms(page, cms, `/admin/#/collections/Calculator/entries/${name.replace(".yml", "")}`);
  const order = page.getByRole("textbox", { name: "Order", exact: true }).first();
  await expect(order).not.toHaveValue("");
  await order.fill("1,234");
  await page.keyboard.press("Tab");
  await expect(order).toHaveValue("1234");
  await saveNow(page);
  await expect.poll(() => cms.text(file)).toBe(before.replace(/^order: .*$/m, "order: 1234"));
  await expect(page.getByText("Changes saved")).toBeVisible();
  await untilFree(page);
  await order.fill("2,5");
  await saveNow(page);
  await expect(page.getByRole("dialog", { name: "This was not saved" })).toContainText("Order");
});

test("the bar says which page is open", async ({ page, cms }) => {
  await openCms(page, cms, "/admin/#/collections/pages/entries/NotFoundPage");
  await expect(page.getByRole("link", { name: "Pages › Not found" })).toBeVisible();
});
