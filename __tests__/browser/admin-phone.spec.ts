/** The CMS on a phone: everything is in the window, and the page is beside the fields. */
import { expect } from "../support/browser-test";
import { openArticle, openCms, test, title, titleField } from "../support/cms";
import { atGitHub } from "../support/cms-login";
import { entries } from "../support/words";

test("an entry is edited, seen and saved on a phone", async ({ page, cms }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openArticle(page, cms);
  const field = titleField(page);
  await expect(field).toHaveValue(title);
  await expect(page.getByRole("link", { name: "View Live" })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Account options dropdown" })).toBeInViewport({
    ratio: 1,
  });
  await field.fill(`${title} now`);
  const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overhang()).toBe(0);
  for (const name of ["Save", "Delete entry"])
    await expect(page.getByRole("button", { name, exact: true })).toBeInViewport({ ratio: 1 });
  await expect(field).toBeInViewport({ ratio: 1 });

  const heading = page.frameLocator("iframe").getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(`${title} now`);
  await expect(heading).not.toBeInViewport();
  await page.locator("iframe").scrollIntoViewIfNeeded();
  await expect(heading).toBeInViewport({ ratio: 1 });

  await page.getByRole("button", { name: "Chart", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "New chart" });
  // Its buttons are there without a scroll, and nobody is blamed for what they have not written yet.
  for (const name of ["Cancel", "Put it into the text"])
    await expect(dialog.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole("listitem")).toHaveCount(0);
});

test("on the narrowest phones, the bar above the fields is whole", async ({ page, cms }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openArticle(page, cms);
  for (const name of ["Saved", "Delete entry", "Account options dropdown"])
    await expect(page.getByRole("button", { name, exact: true })).toBeInViewport({ ratio: 1 });
});

test("the entries of a collection begin on the first screen of a phone", async ({ page, cms }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openCms(page, cms, "/admin/#/collections/BlogPost");
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeInViewport({ ratio: 1 });
  const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overhang()).toBe(0);
});

test("where saves are reviewed, every button is in the window of a phone", async ({ page }) => {
  test.slow();
  const id = entries("BlogPost")[0]?.id ?? "";
  test.skip(!id, "The site has no article.");
  await page.setViewportSize({ width: 390, height: 844 });
  await atGitHub(page, { review: true }, async () => {
    await page.goto(`/admin/#/collections/BlogPost/entries/${id}/index`);
    const field = titleField(page);
    await expect(field).not.toHaveValue("");
    const inWindow = async (...names: (string | RegExp)[]) => {
      for (const name of [...names, "Account options dropdown"])
        await expect(page.getByRole("button", { name }).first()).toBeInViewport({ ratio: 1 });
      await expect(field).toBeInViewport({ ratio: 1 });
    };
    await inWindow("Save", "Published", "Delete entry");
    await field.fill("Short");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const advice = page.getByRole("dialog", { name: "Saved as a draft" });
    await expect(advice).toBeVisible();
    await advice.getByRole("button", { name: "Close" }).click();
    await inWindow("Save", "Status: Draft", "Publish", "Discard");
    await expect(page.getByRole("link", { name: "View Preview" })).toBeInViewport();
    await page.getByRole("button", { name: /^Status/ }).click();
    await page.getByRole("menuitem", { name: "In review" }).click();
    await expect(page.getByRole("button", { name: "Status: In review" })).toBeVisible();
    await inWindow("Save", "Status: In review", "Publish", "Discard");
  });
});
