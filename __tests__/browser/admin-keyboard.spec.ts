/** The CMS by keyboard alone: everything can be reached, and the focus is never nowhere. */
import type { Page } from "@playwright/test";
import { expect } from "../support/browser-test";
import { articlePage, openArticle, openCms, test, title, titleField } from "../support/cms";

const articles = "/admin/#/collections/BlogPost";
const heading = (page: Page) => page.getByRole("heading", { name: "Articles", exact: true });
const fields = (page: Page, name: string) => page.getByRole("group", { name, exact: true });

test("each place has the focus when it opens, and gives the window its name", async ({
  page,
  cms,
}) => {
  page.on("dialog", (question) => void question.accept());
  await openCms(page, cms, articles);
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Articles · /);
  await page.getByRole("link", { name: title }).press("Enter");
  await expect(fields(page, `Articles › ${title}`)).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^Articles › ${title} · `));
  await page.keyboard.press("Tab");
  await expect(titleField(page)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.getByRole("link", { name: "Articles" }).press("Enter");
  await expect(heading(page)).toBeFocused();
  await page.getByRole("link", { name: "New Article" }).press("Enter");
  await expect(fields(page, "Articles › New Article")).toBeFocused();
});

test("a place that is opened by a mistake leaves the focus where that leads", async ({
  page,
  cms,
}) => {
  await openArticle(page, cms);
  await expect(fields(page, `Articles › ${title}`)).toBeFocused();
  await titleField(page).fill("Short");
  await page.keyboard.press("ControlOrMeta+s");
  const mistake = page.getByRole("dialog", { name: "This was not saved" }).getByRole("button");
  await expect(mistake.first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(titleField(page)).toBeFocused();
  await expect(titleField(page)).toHaveAttribute("aria-invalid", "true");
  await expect(titleField(page)).toHaveAccessibleDescription(/^The title of .* 5 of \d+/);
});

test("a picture is chosen and described", async ({ page, cms }) => {
  cms.addPicture();
  await openArticle(page, cms);
  await page.getByRole("button", { name: "Choose an image" }).press("Enter");
  const picture = page.getByRole("button", { name: "sketch.png" });
  await expect(picture).toBeVisible();
  // The pictures are the last in the window; before them are the ways to go on.
  await expect(page.getByRole("dialog", { name: "Pictures of this entry" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(picture).toBeFocused();
  await expect(picture).toHaveCSS("outline-style", "solid");
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "sketch.png", pressed: true })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("button", { name: "Choose selected" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel(/^Cover description/)).toBeFocused();
});

test("a group says what it holds, and whether it is open", async ({ page, cms }) => {
  await openCms(page, cms, articlePage);
  const group = page.getByRole("button", { name: "Show or hide “Search texts”" });
  await expect(group).toHaveAttribute("aria-expanded", "false");
  await group.press("Enter");
  await expect(group).toHaveAttribute("aria-expanded", "true");
  await expect(group).toBeFocused();
  await expect(page.getByRole("group", { name: "Search texts" })).toBeVisible();
});
