/** The site without JavaScript. */
import { expect, test } from "../support/browser-test";
import { page as words, site } from "../support/words";

test.use({ javaScriptEnabled: false });

test("buttons that need JavaScript are hidden without it @first", async ({ page }) => {
  await page.goto("/process/");
  await expect(page.getByRole("button", { name: WORDS.search.label, exact: true })).toBeHidden();
  await expect(page.getByRole("banner").getByRole("combobox")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Open menu" })).toHaveCount(0);
});

test("a form that cannot be sent has no fields without JavaScript @first", async ({ page }) => {
  test.skip(site().forms.backup !== "none", "The form works without script.");
  await page.goto("/contact/");
  await expect(page.getByRole("form").getByRole("textbox")).toHaveCount(0);
  await expect(page.getByRole("form").getByRole("button")).toHaveCount(0);
});

test("the 404 page has its general title and both links", async ({ page }) => {
  const { title, home, postLink } = words("not-found");
  await page.goto("/blog/no-such-article/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title, { useInnerText: true });
  for (const { label } of [home, postLink])
    await expect(
      page.getByRole("main").getByRole("link", { name: label, exact: true }),
    ).toBeVisible();
});
