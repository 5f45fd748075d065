/** The CMS in two tabs of one browser: the words of one are not lost by what is done in the other. */
import type { Page } from "@playwright/test";
import { expect } from "../support/browser-test";
import {
  article,
  type Cms,
  expectRefusal,
  openArticle,
  openCms,
  openTab,
  saveNow,
  test,
  title,
  titleField,
  untilFree,
} from "../support/cms";
import { atGitHub } from "../support/cms-login";
import { isKept } from "../support/kept-words";
import { entries } from "../support/words";

const ours = "Words of the first tab that it has written";
const others = "Words of the second tab that it has written";
const newArticle = "/admin/#/collections/BlogPost/new";

const textField = (page: Page) => page.getByRole("textbox", { name: "Text", exact: true });

const changed = (page: Page) => page.getByRole("dialog", { name: "This was not saved" });

/** Answers the question about words that were not saved. @returns what was asked */
function answering(page: Page, answer: "accept" | "dismiss"): string[] {
  const asked: string[] = [];
  page.on("dialog", (question) => {
    asked.push(question.message());
    return question.type() === "beforeunload" ? question.accept() : question[answer]();
  });
  return asked;
}

/** Opens another tab, which is led to the first list: an address that is opened before would be left for it. */
async function openLists(page: Page, cms: Cms): Promise<Page> {
  const tab = await openTab(page, cms, "/admin/");
  await expect(tab).toHaveURL(/#\/collections\//);
  await expect(tab.getByRole("main").getByRole("listitem").first()).toBeVisible();
  return tab;
}

async function saved(page: Page): Promise<void> {
  await saveNow(page);
  await expect(page.getByText("Changes saved")).toBeVisible();
  await untilFree(page);
}

test("a save in one leaves the unsaved words of the other, even if that one crashes", async ({
  page,
  cms,
}) => {
  await openArticle(page, cms);
  const tab = await openTab(page, cms);
  await textField(tab).fill(`${await textField(tab).inputValue()}\n${others}\n`);
  await expect.poll(() => isKept(page, others)).toBe(true);
  await titleField(page).fill(ours);
  await saved(page);
  await tab.close();
  const again = await openLists(page, cms);
  const asked = answering(again, "accept");
  await again.goto("/admin/#/collections/BlogPost/entries/an-article-of-the-test/index");
  await expect(textField(again)).toHaveValue(new RegExp(others));
  await expect(titleField(again)).toHaveValue(ours);
  expect(asked).toHaveLength(1);
  await saved(again);
  expect(cms.read()).toBe(`${article.replace(title, ours)}\n${others}\n`);
});

test("a new entry in one leaves that in the other, which is offered once its tab is closed", async ({
  page,
  cms,
}) => {
  await openCms(page, cms, newArticle);
  await titleField(page).fill(ours);
  await expect.poll(() => isKept(page, ours)).toBe(true);
  const tab = await openLists(page, cms);
  const asked = answering(tab, "accept");
  await tab.goto(newArticle);
  await titleField(tab).fill(others);
  await expect.poll(() => isKept(page, others)).toBe(true);
  await saveNow(tab);
  await expect(tab).toHaveURL(/entries\/words-of-the-second-tab/);
  await untilFree(tab);
  expect(asked).toEqual([]);
  await page.goto("about:blank");
  // The browser knows a little later that the first tab is gone.
  const tabs = () =>
    tab.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name) ?? []);
  await expect.poll(tabs).toHaveLength(1);
  await tab.goto(newArticle);
  await expect(titleField(tab)).toHaveValue(ours);
  expect(asked).toHaveLength(1);
});

test("what both have changed in different places comes together in the fields, and is saved from there", async ({
  page,
  cms,
}) => {
  await openArticle(page, cms);
  const tab = await openTab(page, cms);
  await expect(titleField(tab)).toHaveValue(title);
  await titleField(page).fill(ours);
  const excerpt = tab.getByLabel(/^Excerpt/);
  const long = `${others}, at the length that an excerpt needs, so that nothing else keeps it from being saved.`;
  await excerpt.fill(long);
  await textField(tab).fill(`${await textField(tab).inputValue()}\n${others}\n`);
  await saved(page);
  await saveNow(tab);
  await expect(changed(tab)).toContainText("Somebody has changed the article");
  await changed(tab).getByRole("button", { name: "Close" }).click();
  await untilFree(tab);
  await expect(titleField(tab)).toHaveValue(title);
  await expect(excerpt).toHaveValue(long);
  await saveNow(tab);
  const asked = answering(tab, "dismiss");
  await changed(tab).getByRole("button", { name: "Bring both together" }).click();
  await expect(titleField(tab)).toHaveValue(ours);
  await expect(excerpt).toHaveValue(long);
  await expect(tab.getByText("Unsaved changes")).toBeVisible();
  await untilFree(tab);
  await saved(tab);
  expect(cms.read()).toContain(`title: ${ours}\n`);
  expect(cms.read()).toContain(others);
  expect(cms.read()).toMatch(new RegExp(`\n\n${others}\n$`));
  expect(cms.problems()).toEqual([]);
  expect(asked).toEqual([]);
});

for (const [button, kept] of [
  ["Keep mine", others],
  ["Take what was saved", ours],
] as const)
  test(`of lines that both have changed, “${button}” chooses those that stand`, async ({
    page,
    cms,
  }) => {
    await openArticle(page, cms);
    const tab = await openTab(page, cms);
    await expect(titleField(tab)).toHaveValue(title);
    await titleField(page).fill(ours);
    await titleField(tab).fill(others);
    await textField(tab).fill(`${await textField(tab).inputValue()}\nMore.\n`);
    await saved(page);
    await saveNow(tab);
    await expect(changed(tab)).toContainText(`Title: ${others}`);
    await expect(changed(tab)).toContainText(`Title: ${ours}`);
    await changed(tab).getByRole("button", { name: button }).click();
    await expect(titleField(tab)).toHaveValue(kept);
    await untilFree(tab);
    await saved(tab);
    expect(cms.read()).toBe(`${article.replace(title, kept)}\nMore.\n`);
  });

test("where saves are reviewed, words come together with the draft that the other tab has begun or changed", async ({
  page,
}) => {
  test.slow();
  const id = entries("BlogPost")[0]?.id ?? "";
  test.skip(!id, "The site has no article.");
  await atGitHub(page, { review: true }, async (github) => {
    const at = `/admin/#/collections/BlogPost/entries/${id}/index`;
    const save = (tab: Page) => tab.getByRole("button", { name: "Save", exact: true }).click();
    const kept = async (tab: Page) => {
      await save(tab);
      await expect(tab.getByText("Changes saved")).toBeVisible();
      await untilFree(tab);
    };
    const draft = () =>
      github.git(["show", `${github.pulls.list[0]?.head.ref}:content/blog/${id}/index.md`]);
    await page.goto(at);
    await expect(titleField(page)).not.toHaveValue("");
    const tab = await page.context().newPage();
    answering(tab, "accept");
    await tab.goto(at);
    await expect(textField(tab)).not.toHaveValue("");
    await textField(tab).fill(`${await textField(tab).inputValue()}\n${others}\n`);
    await titleField(page).fill(ours);
    await kept(page);
    await save(tab);
    await expectRefusal(tab, /there is a draft of this entry since you opened it/i);
    await tab.reload();
    await expect(titleField(tab)).toHaveValue(ours);
    await expect(textField(tab)).toHaveValue(new RegExp(others));
    await kept(tab);
    expect(draft()).toContain(`title: ${ours}\n`);
    expect(draft()).toContain(others);

    const again = `${ours} again`;
    await titleField(page).fill(again);
    await save(page);
    await changed(page).getByRole("button", { name: "Bring both together" }).click();
    await expect(textField(page)).toHaveValue(new RegExp(others));
    await expect(titleField(page)).toHaveValue(again);
    await untilFree(page);
    await expect(page.getByRole("button", { name: "Status: Draft" })).toBeVisible();
    await kept(page);
    expect(draft()).toContain(`title: ${again}\n`);
    expect(draft()).toContain(others);
  });
});
