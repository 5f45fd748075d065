/** Nothing in the CMS keeps people out who hear it, or cannot read pale words: each of its screens, as axe finds it. */
import { localBackend } from "../../src/admin/config";
import { barriers } from "../support/barriers";
import { expect, type Page } from "../support/browser-test";
import { articlePage, saveNow, test, titleField, untilFree } from "../support/cms";
import { atGitHub } from "../support/cms-login";
import { entries } from "../support/words";

/** The page that the preview shows is tested by itself. */
const aside = ["#preview-pane"];

/** Notices, and the line that shows that something is read, are in no part of the page. */
const isOfPlace = (barrier: string): boolean => barrier.startsWith("region: ");

/** Expects that nothing on a screen keeps people out. */
async function expectOpen(page: Page, screen: string): Promise<void> {
  // What comes and goes is pale on its way.
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(moving.map(({ finished }) => finished.catch(() => undefined)));
  });
  const found = await barriers(page, aside);
  expect(
    found.filter((barrier) => !isOfPlace(barrier)),
    screen,
  ).toEqual([]);
}

for (const width of [1440, 390])
  test(`the login, lists, an entry, its mistakes and its dialogs, ${width} pixels wide`, async ({
    page,
    cms,
  }) => {
    test.slow();
    cms.addPicture();
    await page.setViewportSize({ width, height: 900 });
    page.on("dialog", (question) => void question.accept());
    await page.route(`${localBackend}**`, async (route) => {
      await route.fulfill({ response: await route.fetch({ url: cms.address }) });
    });
    await page.goto("/admin/#/collections/BlogPost");
    const login = page.getByRole("button", { name: "Login", exact: true });
    await expect(login).toBeVisible();
    await expectOpen(page, "login");
    await login.click();
    await expect(page.locator('a[href^="#/collections/BlogPost/entries/"]')).not.toHaveCount(0);
    await page.getByRole("button", { name: "Quick add" }).click();
    await expectOpen(page, "list, with a menu");
    await page.keyboard.press("Escape");

    await page.goto(articlePage);
    await expect(titleField(page)).not.toHaveValue("");
    for (const name of [/^Show or hide/, /^Open or close/])
      for (const button of await page.getByRole("button", { name, expanded: false }).all())
        await button.click();
    await expectOpen(page, "entry");
    await page.getByRole("button", { name: "Chart", exact: true }).click();
    await expectOpen(page, "chart");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Choose an image" }).click();
    const library = page.getByRole("dialog", { name: "Pictures of this entry" });
    await library.getByRole("button", { name: "sketch.png" }).click();
    await expectOpen(page, "library");
    await library.getByRole("button", { name: "Close" }).click();
    await expect(library).toBeHidden();

    await page.getByLabel(/^Address/).fill("an-article-that-moved");
    await saveNow(page);
    await expect(page.getByRole("dialog", { name: "Change the address" })).toBeVisible();
    await expectOpen(page, "address");
    await page.keyboard.press("Escape");
    await page.getByLabel(/^Address/).fill("an-article-of-the-test");
    await titleField(page).fill("Short");
    await saveNow(page);
    const mistakes = page.getByRole("dialog", { name: "This was not saved" });
    await expect(mistakes).toBeVisible();
    await untilFree(page);
    await expectOpen(page, "mistakes");
    await mistakes.getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "Delete entry" }).click();
    await expect(page.getByRole("dialog", { name: "Delete this page?" })).toBeVisible();
    await expectOpen(page, "deletion");
    await page.keyboard.press("Escape");
  });

test("a page with all its groups and lists, and the pictures of pages", async ({ page, cms }) => {
  test.slow();
  await page.route(`${localBackend}**`, async (route) => {
    await route.fulfill({ response: await route.fetch({ url: cms.address }) });
  });
  await page.goto("/admin/#/collections/pages/entries/HomePage");
  await page.getByRole("button", { name: "Login", exact: true }).click();
  const closed = page.getByRole("button", { name: /^Show or hide/, expanded: false });
  await expect(closed).not.toHaveCount(0);
  // Groups are within groups; a list without entries stays closed.
  for (const _depth of [1, 2, 3])
    await closed.evaluateAll((buttons) => {
      for (const button of buttons) (button as HTMLElement).click();
    });
  await expectOpen(page, "page");
  await page.goto("/admin/#/collections/pages");
  await page.getByRole("button", { name: "Media" }).click();
  await expect(page.getByRole("dialog", { name: "Pictures of pages" })).toBeVisible();
  await expectOpen(page, "pictures");
});

test("an entry that is reviewed, and the board", async ({ page }) => {
  test.slow();
  const id = entries("BlogPost")[0]?.id ?? "";
  test.skip(!id, "The site has no article.");
  await atGitHub(page, { review: true }, async () => {
    await page.goto(`/admin/#/collections/BlogPost/entries/${id}/index`);
    await expect(titleField(page)).not.toHaveValue("");
    await titleField(page).fill("Short");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const advice = page.getByRole("dialog", { name: "Saved as a draft" });
    await expect(advice).toBeVisible();
    await expectOpen(page, "draft");
    await advice.getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: /^Status/ }).click();
    await expectOpen(page, "status");
    await page.keyboard.press("Escape");
    await page.goto("/admin/#/workflow");
    await expect(page.getByRole("link", { name: "Short" })).toBeVisible();
    await expectOpen(page, "board");
  });
});
