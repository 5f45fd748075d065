/** Words in the CMS that were not saved: they come back when the entry is opened again. */
import { appendFileSync, writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect } from "../support/browser-test";
import {
  article,
  expectRefusal,
  openArticle,
  openCms,
  saveNow,
  test,
  title,
  titleField,
  untilFree,
} from "../support/cms";
import { atGitHub } from "../support/cms-login";
import { isKept } from "../support/kept-words";
import { entries } from "../support/words";

const words = "Words of the editor that nobody has saved";

/** Writes into the title and loads the page anew, once the browser keeps the words. */
async function writeAndReload(page: Page, answer: "accept" | "dismiss"): Promise<void> {
  await titleField(page).fill(words);
  await expect.poll(() => isKept(page, words)).toBe(true);
  // Whether to leave, and then whether to take the words up.
  page.on("dialog", (question) =>
    question.type() === "beforeunload" ? question.accept() : question[answer](),
  );
  const asked = page.waitForEvent("dialog", (question) => question.type() === "confirm");
  await page.reload();
  await asked;
}

test("an entry keeps them, and saves them as if the page had never been left", async ({
  page,
  cms,
}) => {
  await openArticle(page, cms);
  await page.getByLabel(/^Address/).fill("an-article-that-moved");
  await writeAndReload(page, "accept");
  await expect(titleField(page)).toHaveValue(words);
  await expect(page.getByLabel(/^Address/)).toHaveValue("an-article-that-moved");
  await page.getByLabel(/^Address/).fill("an-article-of-the-test");
  await saveNow(page);
  await expect.poll(cms.read).toBe(article.replace(title, words));
});

test("they are saved after what the editor has saved of the same line before", async ({
  page,
  cms,
}) => {
  await openArticle(page, cms);
  await titleField(page).fill("A title that is saved before");
  await saveNow(page);
  await expect(page.getByText("Changes saved")).toBeVisible();
  await untilFree(page);
  await writeAndReload(page, "accept");
  await expect(titleField(page)).toHaveValue(words);
  await saveNow(page);
  await expect.poll(cms.read).toBe(article.replace(title, words));
});

test("where saves are reviewed, words of a draft are saved into it, and it stays a draft", async ({
  page,
}) => {
  test.slow();
  const id = entries("BlogPost")[0]?.id ?? "";
  test.skip(!id, "The site has no article.");
  await atGitHub(page, { review: true }, async (github) => {
    await page.goto(`/admin/#/collections/BlogPost/entries/${id}/index`);
    await expect(titleField(page)).not.toHaveValue("");
    const save = page.getByRole("button", { name: "Save", exact: true });
    const status = page.getByRole("button", { name: "Status: Draft" });
    await titleField(page).fill("A title that is saved before");
    await save.click();
    await expect(status).toBeVisible();
    await untilFree(page);
    await writeAndReload(page, "accept");
    await expect(titleField(page)).toHaveValue(words);
    await save.click();
    await expect(page.getByText("Changes saved")).toBeVisible();
    await expect(status).toBeVisible();
    await expect(titleField(page)).toHaveValue(words);
    const [pull] = github.pulls.list;
    expect(github.git(["show", `${pull?.head.ref}:content/blog/${id}/index.md`])).toContain(words);
  });
});

test("declined, they are gone", async ({ page, cms }) => {
  await openArticle(page, cms);
  await writeAndReload(page, "dismiss");
  await expect(titleField(page)).toHaveValue(title);
  await expect.poll(() => isKept(page, words)).toBe(false);
});

test("they come back together with what somebody else has saved meanwhile", async ({
  page,
  cms,
}) => {
  await openArticle(page, cms);
  appendFileSync(cms.file, "\nA sentence of somebody else.\n");
  await writeAndReload(page, "accept");
  await expect(titleField(page)).toHaveValue(words);
  await expect(page.getByRole("textbox", { name: "Text", exact: true })).toHaveValue(
    /A sentence of somebody else\.\s*$/,
  );
  await saveNow(page);
  const both = `${article.replace(title, words)}\nA sentence of somebody else.\n`;
  await expect.poll(cms.read).toBe(both);
});

test("they never replace other words that somebody else has saved in their place", async ({
  page,
  cms,
}) => {
  await openArticle(page, cms);
  const theirs = article.replace(title, "A title that somebody else has given it");
  writeFileSync(cms.file, theirs);
  await writeAndReload(page, "accept");
  await expect(titleField(page)).toHaveValue(words);
  await saveNow(page);
  await expectRefusal(page, "Somebody has changed");
  expect(cms.read()).toBe(theirs);
});

test("a new entry keeps them too", async ({ page, cms }) => {
  await openCms(page, cms, "/admin/#/collections/BlogPost/new");
  await expect(titleField(page)).toHaveValue("");
  await writeAndReload(page, "accept");
  await expect(titleField(page)).toHaveValue(words);
});
