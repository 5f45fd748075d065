/** The CMS on a phone: everything is in the window, and the page is beside the fields. */
import { expect } from "../support/browser-test";
import { articlePage, openCms, test, title } from "../support/cms";

test("an entry is edited, seen and saved on a phone", async ({ page, cms }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openCms(page, cms, articlePage);
  const field = page.getByRole("textbox", { name: "Title", exact: true }).first();
  await expect(field).toHaveValue(title);
  await expect(page.getByRole("link", { name: "View Live" })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Account options dropdown" })).toBeInViewport({
    ratio: 1,
  });
  await field.fill(`${title} now`);
  const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overhang()).toBe(0);
  for (const name of ["Publish", "Delete entry"])
    await expect(page.getByRole("button", { name, exact: true })).toBeInViewport({ ratio: 1 });
  await expect(field).toBeInViewport({ ratio: 1 });

  const heading = page.frameLocator("iframe").getByRole("heading", { level: 1 });
  await expect(heading).not.toBeInViewport();
  await page.locator("iframe").scrollIntoViewIfNeeded();
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect(heading).toHaveText(`${title} now`);

  await page.getByRole("button", { name: "Chart", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "New chart" });
  // Its buttons are there without a scroll, and nobody is blamed for what they have not written yet.
  for (const name of ["Cancel", "Put it into the text"])
    await expect(dialog.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole("listitem")).toHaveCount(0);
});
