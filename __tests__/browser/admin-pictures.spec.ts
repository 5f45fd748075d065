/** Files that an editor chooses as pictures. */
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { expect } from "../support/browser-test";
import {
  article,
  articlePage,
  type Cms,
  openArticle,
  openCms,
  saveNow,
  test,
  title,
  titleField,
  untilFree,
} from "../support/cms";
import { atGitHub } from "../support/cms-login";

const folder = "content/blog/an-article-of-the-test";

/** A picture as a browser draws it. */
async function drawn(
  page: Page,
  type: string,
  colour: string,
  width = 8,
  height = 8,
): Promise<Buffer> {
  const base64 = await page.evaluate(
    ([kind, fill, size]) => {
      const canvas = Object.assign(document.createElement("canvas"), size);
      const context = canvas.getContext("2d");
      if (context && fill) context.fillStyle = fill;
      context?.fillRect(0, 0, size.width, size.height);
      return canvas.toDataURL(kind).split(",")[1] ?? "";
    },
    [type, colour, { width, height }] as const,
  );
  return Buffer.from(base64, "base64");
}

const choose = (page: Page, name: string, buffer: Buffer, mimeType = "") =>
  page.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer });

/** Opens the article and the pictures to choose its cover from. */
async function openPictures(page: Page, cms: Cms): Promise<void> {
  await openArticle(page, cms);
  await page.getByRole("button", { name: "Choose an image" }).click();
}

/** Uploads a picture, which selects it, and shows it as the cover, with a description. */
async function chooseCover(page: Page, name: string, colour: string): Promise<void> {
  await choose(page, name, await drawn(page, "image/png", colour), "image/png");
  await page.getByRole("button", { name: "Choose selected" }).click();
  await page.getByLabel(/^Cover description/).fill("A square that the test has drawn for itself");
}

/** Saves the article, and waits until it is saved. */
async function saveCover(page: Page): Promise<void> {
  await saveNow(page);
  await expect(page.getByText("Changes saved")).toBeVisible();
}

test("a file that is no picture is refused when it is chosen, and blocks no save", async ({
  page,
  cms,
}) => {
  await openPictures(page, cms);
  const refusal = page.getByRole("dialog", { name: "This file was not uploaded" });
  for (const name of ["offer.pdf", "broken.png", "drawing.svg"]) {
    await choose(page, name, Buffer.from("not a picture"));
    await expect(refusal).toContainText(`“${name}” cannot be read as a picture`);
    await refusal.getByRole("button", { name: "Close" }).click();
    await expect(refusal).toBeHidden();
  }
  // A picture of one dot, twice.
  const moment = "\x21\xf9\x04\x00\x0a\x00\x00\x00,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0";
  const gif = `GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff${moment}${moment};`;
  await choose(page, "moving.gif", Buffer.from(gif, "latin1"));
  await expect(refusal).toContainText("“moving.gif” moves");
  await refusal.getByRole("button", { name: "Close" }).click();
  await expect(page.getByText(/\.(gif|pdf|png|svg)$/)).toHaveCount(0);
  await page.getByRole("button", { name: "Close" }).click();
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await text.fill(`${await text.inputValue()}\nOne sentence more.\n`);
  await saveNow(page);
  await expect.poll(cms.read).toContain("One sentence more.");
  expect(cms.names(folder)).toEqual(["index.md"]);
});

test("a picture of another kind becomes a .jpg, or a .png where something shows through", async ({
  page,
  cms,
}) => {
  await openPictures(page, cms);
  await choose(page, "clear.webp", await drawn(page, "image/webp", "#0000"), "image/webp");
  await expect(page.getByText("clear.png")).toBeVisible();
  await choose(page, "full.webp", await drawn(page, "image/webp", "#fff"), "image/webp");
  await expect(page.getByText("full.jpg")).toBeVisible();
});

test("a picture that was tried and not chosen is not saved", async ({ page, cms }) => {
  await openPictures(page, cms);
  await choose(page, "tried.png", await drawn(page, "image/png", "#fff"), "image/png");
  await expect(page.getByText("tried.png")).toBeVisible();
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Choose an image" }).click();
  await chooseCover(page, "chosen.png", "#000");
  await saveCover(page);
  expect(cms.names(folder)).toEqual(["chosen.png", "index.md"]);
  expect(cms.problems()).toEqual([]);
});

test("a picture that is named in another script than Latin gets a name that it can be saved under", async ({
  page,
  cms,
}) => {
  await openPictures(page, cms);
  await choose(page, "写真.png", await drawn(page, "image/png", "#123"), "image/png");
  await expect(page.getByText("picture.png")).toBeVisible();
  await chooseCover(page, "Фото.png", "#321");
  await saveCover(page);
  expect(cms.names(folder)).toEqual(["index.md", "picture-2.png"]);
});

test("a picture that was saved with its entry is not taken away as long as the entry shows it", async ({
  page,
  cms,
}) => {
  await openPictures(page, cms);
  await chooseCover(page, "cover.png", "#123");
  await saveCover(page);
  await untilFree(page);
  await page.getByRole("button", { name: "Choose different image" }).click();
  const library = page.getByRole("dialog");
  await library.getByText("cover.png").click();
  await expect(library.getByText("Draft", { exact: true })).toHaveCount(0);
  page.on("dialog", (question) => question.accept());
  await page.getByRole("button", { name: "Delete selected" }).click();
  await expect(page.getByRole("dialog", { name: "This was not deleted" })).toBeVisible();
  expect(cms.names(folder)).toEqual(["cover.png", "index.md"]);
});

/** Chooses another picture for the cover than the one that is shown. */
async function openOtherPictures(page: Page): Promise<Locator> {
  await untilFree(page);
  await page.getByRole("button", { name: "Choose different image" }).click();
  return page.getByRole("dialog");
}

test("a picture that is replaced leaves the folder with the save, and comes back where it is chosen again", async ({
  page,
  cms,
}) => {
  await openPictures(page, cms);
  await chooseCover(page, "cover.png", "#123");
  await saveCover(page);
  const first = cms.bytes(`${folder}/cover.png`);
  // A file of the same name is another picture: nothing is asked or refused.
  await openOtherPictures(page);
  await chooseCover(page, "cover.png", "#321");
  await saveCover(page);
  await expect.poll(() => cms.names(folder)).toEqual(["cover-2.png", "index.md"]);
  expect(cms.problems()).toEqual([]);
  const library = await openOtherPictures(page);
  await library.getByText("cover.png", { exact: true }).click();
  await page.getByRole("button", { name: "Choose selected" }).click();
  await saveNow(page);
  await expect.poll(() => cms.names(folder)).toEqual(["cover.png", "index.md"]);
  expect(cms.bytes(`${folder}/cover.png`)).toEqual(first);
  expect(cms.problems()).toEqual([]);
});

test("a file that the entry has already is found again, and its picture can be removed", async ({
  page,
  cms,
}) => {
  await openPictures(page, cms);
  await chooseCover(page, "cover.png", "#123");
  await saveCover(page);
  const library = await openOtherPictures(page);
  await choose(page, "another-name.png", await drawn(page, "image/png", "#123"), "image/png");
  await page.getByRole("button", { name: "Choose selected" }).click();
  await expect(library).toBeHidden();
  await page.getByRole("button", { name: "Remove image" }).click();
  await expect(page.getByRole("button", { name: "Choose an image" })).toBeVisible();
  await page.getByLabel(/^Cover description/).fill("");
  await saveNow(page);
  await expect.poll(() => cms.names(folder)).toEqual(["index.md"]);
  expect(cms.problems()).toEqual([]);
});

test("a picture of pages is replaced by one of its name, although a page may show it", async ({
  page,
  cms,
}) => {
  await openCms(page, cms, "/admin/#/collections/BlogPost");
  await page.getByRole("button", { name: "Media" }).click();
  page.on("dialog", (question) => question.accept());
  const name = "sketch-of-the-test.png";
  const file = `content/pages/${name}`;
  const library = page.getByRole("dialog");
  const upload = async (colour: string) => {
    const picture = await drawn(page, "image/png", colour);
    await choose(page, name, picture, "image/png");
    await expect.poll(() => cms.names("content/pages").includes(name)).toBe(true);
    await expect.poll(() => cms.bytes(file)).toEqual(picture);
  };
  await upload("#123");
  await expect(library.getByText(name)).toHaveCount(1);
  // A page shows it by now.
  const shown = article.replace("seo:", `cover: ../../pages/${name}\nseo:`);
  cms.write(`${folder}/index.md`, shown);
  await upload("#321");
  await expect(library.getByText(name)).toHaveCount(1);
  await expect(page.getByRole("dialog", { name: "This was not deleted" })).toHaveCount(0);
});

test("a photo that was held on its side is kept as it is shown", async ({ page, cms }) => {
  await openPictures(page, cms);
  const jpg = await drawn(page, "image/jpeg", "#123", 8, 4);
  // What a camera notes: turn it by a quarter.
  const note =
    "\xff\xe1\0\x22Exif\0\0MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0";
  const photo = Buffer.concat([jpg.subarray(0, 2), Buffer.from(note, "latin1"), jpg.subarray(2)]);
  await choose(page, "held.jpg", photo, "image/jpeg");
  await page.getByRole("button", { name: "Choose selected" }).click();
  await page.getByLabel(/^Cover description/).fill("A square that the test has drawn for itself");
  await saveCover(page);
  const { width, height, orientation } = await sharp(cms.bytes(`${folder}/held.jpg`)).metadata();
  expect([width, height, orientation]).toEqual([4, 8, undefined]);
});

test("words that are typed while a picture is on its way are seen", async ({ page }) => {
  await atGitHub(page, {}, async (github) => {
    const picture = `${folder}/sketch.png`;
    github.saveAsAnother(picture, "a picture");
    const cover = "cover: sketch.png\ncoverAlt: A sketch that the test has made\n";
    github.saveAsAnother(`${folder}/index.md`, article.replace("date:", `${cover}date:`));
    const blob = github.git(["rev-parse", `main:${picture}`]).trim();
    // It never comes.
    const asked = new Promise<void>((resolve) => {
      void page.route(`**/git/blobs/${blob}`, () => resolve());
    });
    await page.goto(articlePage);
    await expect(titleField(page)).toHaveValue(title);
    await asked;
    await titleField(page).press("End");
    await page.keyboard.type(" twice");
    await expect(titleField(page)).toHaveValue(`${title} twice`);
  });
});
