/** The site without JavaScript. */
import { expect, test } from "../support/browser-test";
import { samplePages } from "../support/pages";
import { navigation, page as words, site } from "../support/words";

test.use({ javaScriptEnabled: false });

const { search } = navigation();

test("pages show their headings and texts without JavaScript", async ({ page }) => {
  for (const address of samplePages()) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 }), address).toBeVisible();
    const hidden = await page
      .locator("main :is(h2, h3, [data-text] p):not(.visually-hidden, .needs-script *)")
      .evaluateAll((elements) =>
        elements
          .filter((element) => !element.closest("details:not([open]), [hidden], [role=tooltip]"))
          .filter(
            (element) =>
              element.textContent !== "" &&
              !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
          )
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      );
    expect(hidden, address).toEqual([]);
  }
});

test("buttons that need JavaScript are hidden without it", async ({ page }) => {
  await page.goto("/process/");
  await expect(page.getByRole("button", { name: search.label, exact: true })).toBeHidden();
  for (const name of ["Theme", "Dark"])
    await expect(page.getByRole("button", { name, exact: true })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Open menu" })).toHaveCount(0);
});

test("a form that cannot be sent has no fields without JavaScript", async ({ page }) => {
  test.skip(site().forms.backup !== "none", "The form works without script.");
  await page.goto("/contact/");
  await expect(page.getByRole("form").getByRole("textbox")).toHaveCount(0);
  await expect(page.getByRole("form").getByRole("button")).toHaveCount(0);
});

test("the 404 page of an unknown article shows its general title and both links without JavaScript", async ({
  page,
}) => {
  const { title, home, postLink } = words("not-found");
  await page.goto("/blog/no-such-article/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title, { useInnerText: true });
  for (const { label } of [home, postLink])
    await expect(
      page.getByRole("main").getByRole("link", { name: label, exact: true }),
    ).toBeVisible();
});
