/** The lists of the CMS: their entries can be moved with the mouse, and by keyboard alone. */
import type { Page } from "@playwright/test";
import { expect } from "../support/browser-test";
import { openCms, saveNow, test, type Cms } from "../support/cms";
import { services } from "../support/words";

const entry = (id: string, title: string) =>
  `- id: ${id}\n  title: ${title}\n  description: What it means in the work, told in one plain sentence.\n  icon: gauge\n`;

const head = "# yaml-language-server: $schema=../schemas/value.json\n";
const first = entry("accuracy", "Accuracy");
const second = entry("openness", "Openness");
const third = entry("patience", "Patience");

/** Opens the values of the firm, which are these three. */
async function openList(page: Page, cms: Cms): Promise<void> {
  cms.write("content/values.yml", head + first + second + third);
  await openCms(page, cms, "/admin/#/collections/lists/entries/Value");
  await expect(page.getByRole("button", { name: "Reorder “Accuracy”" })).toBeVisible();
}

test("an entry is moved by keyboard, and each step is said aloud", async ({ page, cms }) => {
  await openList(page, cms);
  const handle = page.getByRole("button", { name: "Reorder “Accuracy”" });
  const aloud = page.getByRole("status");
  await handle.focus();
  await page.keyboard.press("Space");
  await expect(aloud.filter({ hasText: "Now at place 1 of 3" })).toBeAttached();
  await page.keyboard.press("ArrowDown");
  await expect(aloud.filter({ hasText: "Now at place 2 of 3" })).toBeAttached();
  await page.keyboard.press("Space");
  await expect(aloud.filter({ hasText: "Put down at place 2 of 3" })).toBeAttached();
  await saveNow(page);
  await expect.poll(() => cms.text("content/values.yml")).toBe(head + second + first + third);
});

test("keys that follow each other at once are all answered", async ({ page, cms }) => {
  await openList(page, cms);
  // A timer of a busy tab comes late.
  await page.evaluate(() => {
    const soon = window.setTimeout.bind(window);
    const later = (work: () => void, wait = 0) => soon(work, wait || 300);
    Object.assign(window, { setTimeout: later });
  });
  await page.getByRole("button", { name: "Reorder “Accuracy”" }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await expect(
    page.getByRole("status").filter({ hasText: "Put down at place 2 of 3" }),
  ).toBeAttached();
});

test("a text is added to a list of texts, and the preview shows it", async ({ page, cms }) => {
  const id = services()[0]?.id ?? "";
  const words = "A text that an editor has added";
  await openCms(page, cms, `/admin/#/collections/Service/entries/${id}`);
  const preview = page.frameLocator("#preview-pane");
  await expect(preview.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "Add feature", exact: true }).press("Enter");
  // The focus is in the field of the new entry: what is typed comes to stand there.
  await expect(page.locator(":focus")).toHaveRole("textbox");
  await page.keyboard.type(words);
  await expect(preview.getByText(words).first()).toBeAttached();
});

test("an entry of a list of texts that is left empty is left out, and stops no save", async ({
  page,
  cms,
}) => {
  const file = `content/services/${services()[0]?.id ?? ""}.yml`;
  const before = cms.text(file);
  await openCms(page, cms, `/admin/#/collections/Service/entries/${services()[0]?.id ?? ""}`);
  await page.getByRole("button", { name: "Add feature", exact: true }).click();
  await expect(page.getByText("Unsaved changes")).toBeVisible();
  await saveNow(page);
  await expect(page.getByText("Changes saved")).toBeVisible();
  expect(cms.text(file)).toBe(before);
});

test("an entry that is removed leaves the focus in the list", async ({ page, cms }) => {
  await openList(page, cms);
  const remove = (title: string) =>
    page.getByRole("button", { name: `Remove “${title}”` }).press("Enter");
  const opened = (title: string) => page.getByRole("button", { name: `Open or close “${title}”` });
  await remove("Openness");
  await expect(opened("Patience")).toBeFocused();
  await remove("Patience");
  await expect(opened("Accuracy")).toBeFocused();
  await remove("Accuracy");
  const add = page.getByRole("button", { name: /^Add / });
  await expect(add).toBeFocused();
  await add.press("Enter");
  await expect(page.locator(":focus")).toHaveRole("textbox");
});

test("Escape puts it back", async ({ page, cms }) => {
  await openList(page, cms);
  const aloud = page.getByRole("status");
  await page.getByRole("button", { name: "Reorder “Openness”" }).focus();
  await page.keyboard.press("Space");
  await expect(aloud.filter({ hasText: "Now at place 2 of 3" })).toBeAttached();
  await page.keyboard.press("ArrowDown");
  await expect(aloud.filter({ hasText: "Now at place 3 of 3" })).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(aloud.filter({ hasText: "Put back to place 2 of 3" })).toBeAttached();
  const names = await page
    .getByRole("button", { name: /^Reorder “/ })
    .evaluateAll((handles) => handles.map((handle) => handle.getAttribute("aria-label")));
  expect(names).toEqual(["Reorder “Accuracy”", "Reorder “Openness”", "Reorder “Patience”"]);
});

test("an entry is moved with the mouse", async ({ page, cms }) => {
  await openList(page, cms);
  await page.getByRole("button", { name: "Reorder “Accuracy”" }).hover();
  await page.mouse.down();
  const place = await page.getByRole("button", { name: "Reorder “Patience”" }).boundingBox();
  if (!place) throw new Error("The last entry has no place.");
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2, { steps: 10 });
  await expect(page.getByRole("status").filter({ hasText: "Now at place 3 of 3" })).toBeAttached();
  await page.mouse.up();
  await saveNow(page);
  await expect.poll(() => cms.text("content/values.yml")).toBe(head + second + third + first);
});
