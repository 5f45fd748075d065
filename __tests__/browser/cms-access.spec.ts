/** The accessibility of the CMS: axe, keyboard, phone. */
import { violationsInBothSchemes } from "../support/axe";
import { nameOfKind } from "../../src/cms/labels";
import { fileOf } from "../../src/model/kinds";
import { expect, type Page } from "../support/browser-test";
import { tabTo } from "../support/tab-to";
import { article, title } from "../support/cms/article";
import * as cms from "../support/cms/cms";

const newTitle = "Seven hidden places where a store loses profit";

/**
 * Violations of Sveltia's own page, which the site cannot change: it disables pinch zoom, and has content outside of any
 * landmark.
 */
const bySveltia = /^(meta-viewport|region): /;

const ourViolations = async (page: Page) =>
  (await violationsInBothSchemes(page)).filter((violation) => !bySveltia.test(violation));

cms.test("the CMS has no accessibility violation", async ({ page, files: _files }) => {
  await cms.openCms(page);
  await expect(page.getByRole("row", { name: title })).toBeVisible();
  expect(await ourViolations(page)).toEqual([]);
  await cms.openRow(page, title);
  await cms.reach(page, cms.textField(page));
  expect(await ourViolations(page)).toEqual([]);
});

cms.test("an editor can edit and save by keyboard alone", async ({ page, files }) => {
  await page.goto(cms.articlePage);
  await tabTo(page.getByRole("button", { name: cms.begin, exact: true }));
  await page.keyboard.press("Enter");
  await expect(cms.titleField(page)).toHaveValue(title);
  await tabTo(cms.titleField(page));
  await page.keyboard.press("Control+A");
  await page.keyboard.type(newTitle);
  await page.keyboard.press("Control+S");
  await expect.poll(() => files.read()).toBe(article.replace(title, newTitle));
});

cms.test("on a phone an editor can edit and save without overflow", async ({ page, files }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await cms.openCms(page, "/admin/#/collections/pages");
  await cms.openRow(page, nameOfKind("NotFoundPage"));
  const field = cms.titleField(page);
  await expect(field).not.toHaveValue("");
  const words = `${await field.inputValue()} now`;
  await cms.write(field, words);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await cms.saveAndClose(page);
  expect(files.read(fileOf("NotFoundPage"))).toContain(words);
});
