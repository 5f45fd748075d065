/** Beside the fields of the CMS stands the entry as the site will show it. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { expect } from "../support/browser-test";
import { openArticle, openCms, test, title, titleField } from "../support/cms";
import { services } from "../support/words";

const { name } = parse(readFileSync("content/site.yml", "utf8")) as { name: string };

test("an article is shown with its table, facts and chart, and follows what is typed", async ({
  page,
  cms,
}) => {
  await openArticle(page, cms);
  const preview = page.frameLocator("#preview-pane");
  const heading = preview.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(title);
  await expect(preview.getByRole("region", { name: "Table 1" }).getByRole("cell")).toHaveCount(4);
  await expect(preview.getByText(`Written by ${name}.`)).toBeVisible();
  await expect(preview.locator("figure.chart rect")).toHaveCount(3);
  await expect(preview.getByText("{{")).toHaveCount(0);

  await titleField(page).fill(`${title} today`);
  await expect(heading).toHaveText(`${title} today`);
});

test("the pictures of a text are there as soon as its entry is opened", async ({ page, cms }) => {
  const dot =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  const names = ["first.png", "second.png", "third.png"];
  for (const name of names)
    writeFileSync(path.join(path.dirname(cms.file), name), Buffer.from(dot, "base64"));
  const pictures = names.map((name) => `![A picture of a dot, ${name}](${name})\n`);
  writeFileSync(cms.file, `${cms.read()}\n${pictures.join("\n")}`);
  await openArticle(page, cms);
  const preview = page.frameLocator("#preview-pane");
  for (const name of names) {
    const picture = preview.getByRole("img", { name: `A picture of a dot, ${name}` });
    // Where a picture has not arrived, there is a drawing without anything in it.
    await expect(picture).toHaveJSProperty("naturalWidth", 1);
  }
});

test("the map of a page that the build has not drawn yet leaves no sign of a missing picture", async ({
  page,
  cms,
}) => {
  await page.route("**/sheets/**", (route) => route.fulfill({ status: 404 }));
  await openCms(page, cms, `/admin/#/collections/Service/entries/${services()[0].id}`);
  const map = page.frameLocator("#preview-pane").locator('main img[src^="/sheets/"]').first();
  await expect(map).toBeAttached();
  await expect(map).toBeHidden();
});

test("the preview has the site's typeface, and both its schemes", async ({ page, cms }) => {
  await page.goto("/");
  const onSite = await page
    .getByRole("heading", { level: 1 })
    .evaluate((element) => getComputedStyle(element).fontFamily);
  await openArticle(page, cms);
  const preview = page.frameLocator("#preview-pane");
  const heading = preview.getByRole("heading", { level: 1 });
  await expect(heading).toHaveCSS("font-family", onSite);

  const ground = () =>
    preview.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
  const colours = preview.getByRole("group", { name: "Colours of the preview" });
  await colours.getByRole("button", { name: "Light" }).click();
  const light = await ground();
  await colours.getByRole("button", { name: "Dark" }).click();
  await expect.poll(ground).not.toBe(light);
});

test("links of the preview lead nowhere", async ({ page, cms }) => {
  await openArticle(page, cms);
  const preview = page.frameLocator("#preview-pane");
  const link = preview.getByRole("link", { name: "how we work" });
  await link.click();
  // Were the click followed, the preview would not follow the fields any more.
  const words = `${title} now`;
  await titleField(page).fill(words);
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText(words);
  await expect(link).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);
});
