/** Beside the fields of the CMS stands the entry as the site will show it. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { expect } from "../support/browser-test";
import { articlePage, openCms, test, title } from "../support/cms";

const { name } = parse(readFileSync("content/site.yml", "utf8")) as { name: string };

test("an article is shown with its table, facts and chart, and follows what is typed", async ({
  page,
  cms,
}) => {
  await openCms(page, cms, articlePage);
  const preview = page.frameLocator("#preview-pane");
  const heading = preview.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(title);
  await expect(preview.getByRole("region", { name: "Table 1" }).getByRole("cell")).toHaveCount(4);
  await expect(preview.getByText(`Written by ${name}.`)).toBeVisible();
  await expect(preview.locator("figure.chart rect")).toHaveCount(3);
  await expect(preview.getByText("{{")).toHaveCount(0);

  await page.getByRole("textbox", { name: "Title", exact: true }).first().fill(`${title} today`);
  await expect(heading).toHaveText(`${title} today`);
});

test("the preview has the site's typeface, and both its schemes", async ({ page, cms }) => {
  await page.goto("/");
  const onSite = await page
    .getByRole("heading", { level: 1 })
    .evaluate((element) => getComputedStyle(element).fontFamily);
  await openCms(page, cms, articlePage);
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
  await openCms(page, cms, articlePage);
  const preview = page.frameLocator("#preview-pane");
  const link = preview.getByRole("link", { name: "how we work" });
  await link.click();
  // Were the click followed, the preview would not follow the fields any more.
  const words = `${title} now`;
  await page.getByRole("textbox", { name: "Title", exact: true }).first().fill(words);
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText(words);
  await expect(link).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);
});
