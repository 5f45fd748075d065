/** What an editor does in the CMS while a save is under way. */
import type { Page, Request } from "@playwright/test";
import { localBackend } from "../../src/admin/config";
import { expect } from "../support/browser-test";
import {
  article,
  articlePage,
  expectRefusal,
  openArticle,
  openCms,
  saveNow,
  test,
  title,
  titleField,
  untilFree,
} from "../support/cms";

const words = "Words that the editor has written and saves";

const isSave = (request: Request) =>
  request.method() === "POST" &&
  request.postData()?.startsWith("{") === true &&
  (request.postDataJSON() as { action?: string }).action === "persistEntry";

/** Lets no save reach the backend until it is let go. @returns lets it go */
async function holdSaves(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const free = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(`${localBackend}**`, async (route) => {
    if (isSave(route.request())) await free;
    await route.fallback();
  });
  return letGo;
}

const pleaseWait = (page: Page) =>
  page.getByRole("status").filter({ hasText: "Please wait until this is done." });

test("nothing can be written until it is done, and then the field has the focus again", async ({
  page,
  cms,
}) => {
  await openArticle(page, cms);
  await titleField(page).fill(words);
  const letGo = await holdSaves(page);
  await page.keyboard.press("ControlOrMeta+s");
  await expect(pleaseWait(page)).toBeVisible();
  await page.keyboard.type(" and then more");
  await titleField(page).click({ force: true });
  await page.keyboard.type(" and more");
  letGo();
  await expect(page.getByText("Changes saved")).toBeVisible();
  await expect(titleField(page)).toHaveValue(words);
  expect(cms.read()).toContain(`title: ${words}\n`);
  await expect(titleField(page)).toBeFocused();
  await expect(pleaseWait(page)).toBeHidden();
  await page.keyboard.press("End");
  await page.keyboard.type(" again");
  await expect(page.getByText("Unsaved changes")).toBeVisible();
});

test("nobody is told to wait while the CMS waits for an answer", async ({ page, cms }) => {
  page.on("dialog", (question) => question.accept());
  await openArticle(page, cms);
  await page.getByRole("button", { name: "Delete entry" }).click();
  const question = page.getByRole("dialog", { name: "Delete this page?" });
  await expect(question).toBeVisible();
  // A key that does nothing shows at once what would show a second later.
  await page.keyboard.press("Shift");
  const wait = page.locator("[data-pressed]");
  await expect(wait).toContainText("Please wait until this is done.");
  await expect(wait).toBeHidden();
  await question.getByRole("button", { name: "Keep the page" }).click();
  await untilFree(page);
  expect(cms.exists()).toBe(true);
});

test("it is done once, however fast its keys are pressed again", async ({ page, cms }) => {
  await openArticle(page, cms);
  await titleField(page).fill(words);
  const saves: Request[] = [];
  page.on("request", (request) => isSave(request) && saves.push(request));
  // In one task: the form is not drawn in between.
  await page.evaluate(() => {
    for (const key of ["s", "s"])
      document.dispatchEvent(new KeyboardEvent("keydown", { key, ctrlKey: true }));
  });
  await expect(page.getByText("Changes saved")).toBeVisible();
  await untilFree(page);
  await titleField(page).fill(title);
  await page.keyboard.press("ControlOrMeta+s");
  await expect.poll(cms.read).toContain(`title: ${title}\n`);
  expect(saves).toHaveLength(2);
});

test("one that never gets an answer ends, and the words can be saved again", async ({
  page,
  cms,
}) => {
  await page.clock.install();
  await openArticle(page, cms);
  await titleField(page).fill(words);
  const letGo = await holdSaves(page);
  const asked = page.waitForRequest(isSave);
  await page.keyboard.press("ControlOrMeta+s");
  await asked;
  await expect(pleaseWait(page)).toBeVisible();
  await page.clock.runFor("01:10");
  await expectRefusal(page, /could not be reached/);
  await expect(titleField(page)).toHaveValue(words);
  letGo();
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByText("Changes saved")).toBeVisible();
  expect(cms.read()).toContain(`title: ${words}\n`);
});

test("the browser's buttons do not leave it", async ({ page, cms }) => {
  page.on("dialog", (question) => question.accept());
  await openCms(page, cms, "/admin/#/collections/pages/entries/NotFoundPage");
  await expect(titleField(page)).not.toHaveValue("");
  await page.goto(articlePage);
  await expect(titleField(page)).toHaveValue(title);
  await titleField(page).fill(words);
  const letGo = await holdSaves(page);
  await saveNow(page);
  await expect(pleaseWait(page)).toBeVisible();
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener("hashchange", resolve, { once: true });
        history.back();
      }),
  );
  await expect(page).toHaveURL(articlePage);
  await expect(titleField(page)).toHaveValue(words);
  letGo();
  await expect(page.getByText("Changes saved")).toBeVisible();
  expect(cms.read()).toContain(`title: ${words}\n`);
});

test("a save that is refused leaves the words in the fields, and the focus where it was", async ({
  page,
  cms,
}) => {
  await openArticle(page, cms);
  await titleField(page).fill("Short");
  await page.keyboard.press("ControlOrMeta+s");
  await expectRefusal(page, /Title has 5 characters/);
  await expect(titleField(page)).toHaveValue("Short");
  await expect(titleField(page)).toBeFocused();
});

test("a new article that is saved leaves no words behind", async ({ page, cms }) => {
  await openCms(page, cms, "/admin/#/collections/BlogPost/new");
  await titleField(page).fill(words);
  await saveNow(page);
  await expect(page).toHaveURL(/entries\/words-that-the-editor/);
  await expect(titleField(page)).toHaveValue(words);
  const questions: string[] = [];
  page.on("dialog", (question) => {
    questions.push(question.message());
    return question.accept();
  });
  await page.goto("/admin/#/collections/BlogPost");
  await page.locator('a[href="#/collections/BlogPost/new"]').click();
  await expect(titleField(page)).toHaveValue("");
  expect(questions).toEqual([]);
});

for (const [item, next] of [
  ["Save and create new", ""],
  ["Save and duplicate", words],
] as const)
  test(`“${item}” asks nothing about words that it has saved`, async ({ page, cms }) => {
    const questions: string[] = [];
    page.on("dialog", (question) => {
      questions.push(question.message());
      return question.dismiss();
    });
    await openArticle(page, cms);
    await titleField(page).fill(words);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("menuitem", { name: item }).click();
    await expect(page).toHaveURL(/BlogPost\/new$/);
    await expect(titleField(page)).toHaveValue(next);
    expect(questions).toEqual([]);
    expect(cms.read()).toBe(article.replace(title, words));
  });

test("words that are taken back after a save can be saved", async ({ page, cms }) => {
  await openArticle(page, cms);
  const before = cms.read();
  await titleField(page).fill(words);
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByText("Changes saved")).toBeVisible();
  await untilFree(page);
  await titleField(page).fill(title);
  await expect(page.getByText("Unsaved changes")).toBeVisible();
  // What was saved last is no change.
  await titleField(page).fill(words);
  await expect(page.getByText("Changes saved")).toBeVisible();
  await titleField(page).fill(title);
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByText("Changes saved")).toBeVisible();
  await expect.poll(cms.read).toBe(before);
});

test("a field that Decap objects to has the focus", async ({ page, cms }) => {
  await openCms(page, cms, "/admin/#/collections/BlogPost/new");
  await expect(titleField(page)).toHaveValue("");
  await page.getByLabel(/^Excerpt/).fill("Some words");
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByText(/^Not saved: /).first()).toBeVisible();
  await expect(titleField(page)).toBeFocused();
});

test("a browser that refuses storage saves all the same, and is not said to keep words", async ({
  page,
  cms,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("refused", "SecurityError");
    };
    for (const name of ["localStorage", "indexedDB"])
      Object.defineProperty(window, name, { get: refuse, configurable: true });
  });
  await openArticle(page, cms);
  await titleField(page).fill(words);
  const letGo = await holdSaves(page);
  await saveNow(page);
  await expect(pleaseWait(page)).toContainText("refuses to keep what you wrote");
  letGo();
  await expect(page.getByText("Changes saved")).toBeVisible();
  expect(cms.read()).toContain(`title: ${words}\n`);
  await untilFree(page);
  await titleField(page).fill(`${words} again`);
  const asked = page.waitForEvent("dialog");
  page.on("dialog", (question) => question.dismiss());
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Log Out" }).click();
  expect((await asked).message()).toContain("will be lost");
  await expect(titleField(page)).toHaveValue(`${words} again`);
});
