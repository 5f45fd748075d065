/** The field of a Markdown text in the CMS: buttons, pictures with a description, charts by their fields. */
import { expect, type Page } from "../support/browser-test";
import { article, articlePage, expectRefusal, openCms, saveNow, test } from "../support/cms";

const textOf = (page: Page) => page.getByRole("textbox", { name: "Text", exact: true });

/** Selects words of the text, as an editor does. */
async function select(page: Page, words: string): Promise<void> {
  await expect(textOf(page)).not.toHaveValue("");
  await textOf(page).evaluate((area: HTMLTextAreaElement, part) => {
    const start = area.value.indexOf(part);
    area.focus();
    area.setSelectionRange(start, start + part.length);
  }, words);
}

test("buttons edit what is selected, and the browser undoes it", async ({ page, cms }) => {
  await openCms(page, cms, articlePage);
  const toolbar = page.getByRole("toolbar", { name: "Formatting" });
  await select(page, "last quarter");
  await toolbar.getByRole("button", { name: "Italic" }).click();
  await expect(textOf(page)).toHaveValue(/Take \*last quarter\*'s export/);
  await page.keyboard.press("Control+z");
  await expect(textOf(page)).toHaveValue(/Take last quarter's export/);
  await select(page, "last quarter");
  await toolbar.getByRole("button", { name: "Bold" }).click();
  await saveNow(page);
  await expect.poll(cms.read).toBe(article.replace("last quarter", "**last quarter**"));
  expect(cms.problems()).toEqual([]);
});

test("a chart is edited by its fields, and only the edited line changes", async ({ page, cms }) => {
  await openCms(page, cms, articlePage);
  await page.getByRole("button", { name: /^Edit the chart/ }).click();
  const dialog = page.getByRole("dialog", { name: "Edit the chart" });
  await dialog.getByLabel("Figure of row 2").fill("a few");
  await expect(dialog.getByRole("button", { name: "Change it" })).toBeDisabled();
  await expect(dialog.getByRole("listitem")).toContainText("Figure of row 2");
  await dialog.getByLabel("Figure of row 2").fill("9.5");
  await dialog.getByRole("button", { name: "Change it" }).click();
  await expect(dialog).toBeHidden();
  const preview = page.frameLocator("#preview-pane");
  await expect(preview.locator("figure.chart")).toContainText("9.5");
  await saveNow(page);
  await expect.poll(cms.read).toBe(article.replace("value: 9 }", "value: 9.5 }"));
});

test("a dialog that is closed gives the focus back to where it was", async ({ page, cms }) => {
  await openCms(page, cms, articlePage);
  const button = page.getByRole("button", { name: /^Edit the chart/ });
  const dialog = page.getByRole("dialog", { name: "Edit the chart" });
  for (const close of ["Cancel", "Escape"]) {
    // The CMS may still be putting its fields in place of others when the button is first there.
    await expect(async () => {
      await button.press("Enter");
      await expect(dialog).toBeVisible({ timeout: 2000 });
    }).toPass();
    if (close === "Escape") await page.keyboard.press(close);
    else await dialog.getByRole("button", { name: close }).press("Enter");
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test("a chart that cannot be read is left to the text, and says where it is wrong", async ({
  page,
  cms,
}) => {
  await openCms(page, cms, articlePage);
  await expect(page.getByRole("button", { name: /^Edit the chart/ })).toHaveCount(1);
  await select(page, "- { label: Fees, value: 9 }");
  await page.keyboard.insertText("- { label: Fees, value: 9");
  await expect(page.getByRole("button", { name: /^Edit the chart/ })).toHaveCount(0);
  await expect(page.getByText(/^A chart cannot be edited by its fields.* line \d+/)).toBeVisible();
});

test("a picture goes into the text where the editor is, with its description", async ({
  page,
  cms,
}) => {
  await openCms(page, cms, articlePage);
  await select(page, "Count what is");
  await page.getByRole("toolbar").getByRole("button", { name: "Picture" }).click();
  await page.locator('input[type="file"]').setInputFiles("static/apple-touch-icon.png");
  await page.getByRole("button", { name: "Choose selected" }).click();
  const dialog = page.getByRole("dialog", { name: "What does the picture show?" });
  const accept = dialog.getByRole("button", { name: "Put it into the text" });
  await expect(accept).toBeDisabled();
  await dialog.getByRole("textbox").fill("A mark of the test");
  await accept.click();
  await expect(textOf(page)).toHaveValue(
    /quoted\.\n\n!\[A mark of the test\]\(apple-touch-icon\.png\)\n\n- Then read/,
  );
  const shown = page.frameLocator("#preview-pane").getByRole("img", { name: "A mark of the test" });
  await expect(shown).toHaveJSProperty("complete", true);
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .not.toBe(0);
  await saveNow(page);
  await expect.poll(cms.read).toContain("![A mark of the test](apple-touch-icon.png)");
  // Pictures are written after the text.
  await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();
  expect(cms.problems()).toEqual([]);
});

test("a cover that is chosen asks for its description at once, and is not saved without it", async ({
  page,
  cms,
}) => {
  await openCms(page, cms, articlePage);
  await page.getByRole("button", { name: "Choose an image" }).click();
  await page.locator('input[type="file"]').setInputFiles("static/apple-touch-icon.png");
  await page.getByRole("button", { name: "Choose selected" }).click();
  await expect(page.getByLabel(/^Cover description/)).toBeFocused();
  await saveNow(page);
  await expectRefusal(page, "has no description");
  expect(cms.read()).toBe(article);
});
