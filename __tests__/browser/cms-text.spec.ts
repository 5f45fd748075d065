/** The Markdown field of the CMS, and pictures. */
import { expect, type Locator, type Page } from "../support/browser-test";
import { article } from "../support/cms/article";
import * as cms from "../support/cms/cms";

const folder = "content/blog/an-article-of-the-test";

/** Uploads a picture in the dialog that a button opens. */
async function choosePicture(page: Page, button: Locator): Promise<void> {
  await button.click();
  const dialog = page.getByRole("dialog", { name: "Select Image" });
  const chooser = page.waitForEvent("filechooser");
  await cms.pressShown(dialog.getByRole("button", { name: "Upload" }));
  await (await chooser).setFiles("static/apple-touch-icon.png");
  await cms.pressShown(dialog.getByRole("button", { name: "Insert" }));
  await expect(dialog).toBeHidden();
}

cms.test("the Markdown field writes Markdown, and keeps pictures", async ({ page, files }) => {
  page.on("dialog", (question) => void question.accept("A mark that the test has chosen"));
  // A large photo takes as long as this.
  await page.addInitScript(() => {
    const convert = OffscreenCanvas.prototype.convertToBlob;
    OffscreenCanvas.prototype.convertToBlob = async function slowly(...options) {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      return convert.apply(this, options);
    };
  });
  await cms.openArticle(page);
  const description = page.getByRole("textbox", { name: /^Cover description/ });
  await cms.reach(page, description);
  await cms.write(description, "A mark that the test has chosen for the cover");

  const field = cms.textField(page);
  await cms.goToText(page);
  for (let letters = 0; letters < "A store".length; letters += 1)
    await page.keyboard.press("Shift+ArrowRight");
  await page.getByRole("button", { name: "Bold" }).click();
  await expect(field).toContainText("**A store** sells");

  await cms.goToText(page);
  await page.keyboard.press("Control+K");
  const dialog = page.getByRole("dialog", { name: "Link" });
  await dialog.getByRole("combobox", { name: "Page or address" }).fill("/process/");
  await page.keyboard.press("Enter");
  await expect(field).toContainText(/\[.+\]\(\/process\/\)\*\*A store/);

  await cms.goToText(page);
  await choosePicture(page, page.getByRole("button", { name: "Picture", exact: true }));
  await expect(field).toContainText("![A mark that the test has chosen]");

  await field.click();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Enter");
  await field.evaluate((element) => {
    const clip = new DataTransfer();
    clip.setData("text/plain", "One bold word, and a link.");
    clip.setData(
      "text/html",
      '<p style="color:red">One <b>bold</b> word, and a <a href="/process/">link</a>.</p>',
    );
    const init = { clipboardData: clip, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent("paste", init));
  });
  await description.scrollIntoViewIfNeeded();
  const cover = page.getByRole("group", { name: /“.?Cover \(optional\).?” Field/ });
  await choosePicture(page, cover.getByRole("button", { name: "Browse" }));
  await cms.saveAndClose(page);

  expect(files.names(folder)).toContain("index.md");
  expect(files.names(folder).length).toBeGreaterThan(1);
  const text = files.read();
  expect(text).toMatch(/^cover: apple-touch-icon[-\w]*\.webp$/m);
  expect(text).toMatch(/^coverAlt: A mark that the test has chosen for the cover$/m);
  expect(text).toMatch(/!\[A mark that the test has chosen\]\(apple-touch-icon[-\w]*\.webp\)/);
  expect(text).toMatch(/\]\(\/process\/\)\*\*A store\*\* sells/);
  expect(text.trimEnd().endsWith("One **bold** word, and a [link](/process/).")).toBe(true);
  // The text between the edits is unchanged.
  expect(text).toContain(article.slice(article.indexOf("1,000 orders")).trimEnd());
});
