/** The CMS by keyboard, on a phone, and as axe finds it. */
import { barriers, turn } from "../support/barriers";
import { expect, type Page } from "../support/browser-test";
import { article, title } from "../support/cms/article";
import { openArticle, openCms, saved, test, titleField, write } from "../support/cms/cms";

const newTitle = "Seven hidden places where a store loses profit";

test("axe finds no barrier in the list and in the editor", async ({ page, cms }) => {
  await openCms(page);
  await expect(page.getByRole("row", { name: title })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await openArticle(page);
  expect(await barriers(page)).toEqual([]);
  await turn(page, "dark");
  expect(await barriers(page)).toEqual([]);
  expect(cms.host.unknown).toEqual([]);
});

/** Presses Tab until a control of a name has the focus. */
async function tabTo(page: Page, name: string | RegExp, role: "button" | "textbox" | "grid") {
  const wanted = page.getByRole(role, { name }).first();
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(wanted).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [0] });
}

test("an editor logs in, edits and saves by keyboard alone", async ({ page, cms }) => {
  await page.goto("/admin/#/collections/BlogPost/entries/an-article-of-the-test/index");
  await tabTo(page, "Sign In Using Access Token", "button");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Personal Access Token" })).toBeFocused();
  await page.keyboard.type("secret");
  await page.keyboard.press("Enter");
  await expect(titleField(page)).toHaveValue(title);
  await tabTo(page, "Title", "textbox");
  await page.keyboard.press("Control+A");
  await page.keyboard.type(newTitle);
  await page.keyboard.press("Control+S");
  await expect.poll(cms.read).toBe(article.replace(title, newTitle));
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("an editor finds an entry, edits it and saves it", async ({ page, cms }) => {
    await openCms(page);
    await page.getByRole("row", { name: title }).click();
    await write(titleField(page), newTitle);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await saved(page);
    expect(cms.read()).toBe(article.replace(title, newTitle));
  });
});
