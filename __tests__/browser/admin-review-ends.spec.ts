/** The CMS where saves are reviewed, and a draft ends: by itself whatever comes after, or by somebody else. */
import { expect, test, type Page } from "../support/browser-test";
import { titleField, untilFree } from "../support/cms";
import { atGitHub } from "../support/cms-login";
import { publishDraft } from "../support/reviewed";
import { entries } from "../support/words";

const id = entries("BlogPost")[0]?.id ?? "";
const file = `content/blog/${id}/index.md`;
const written = "A title that the test has put into a draft";

async function open(page: Page): Promise<void> {
  await page.goto(`/admin/#/collections/BlogPost/entries/${id}/index`);
  await expect(titleField(page)).not.toHaveValue("");
}

async function save(page: Page, title: string): Promise<void> {
  await titleField(page).fill(title);
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByRole("button", { name: /^Status/ })).toBeVisible();
  await expect(page.getByText("Changes saved")).toBeVisible();
  await untilFree(page);
}

/** Expects to be told that somebody else has ended the draft. */
async function expectEnded(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name });
  await expect(dialog).toContainText(/draft was published or discarded since you opened it/);
  await expect(dialog).toContainText(/reload the page/);
  await dialog.getByRole("button", { name: "Close" }).click();
  await untilFree(page);
}

test.beforeEach(({ page }) => {
  test.slow();
  test.skip(!id, "The site has no article.");
  page.on("dialog", (question) => void question.accept());
});

test("a draft whose branch cannot be deleted is published or discarded all the same, and the next one takes its place", async ({
  page,
}) => {
  await atGitHub(page, { review: true }, async (github) => {
    const onSite = () => github.git(["show", `main:${file}`]);
    await page.route("**/git/refs/heads/**", (route) =>
      route.request().method() === "DELETE"
        ? route.fulfill({ status: 403, json: { message: "Not now" } })
        : route.fallback(),
    );
    await open(page);
    await save(page, written);
    await publishDraft(page);
    await expect(page.getByText("Entry published")).toBeVisible();
    await untilFree(page);
    expect(onSite()).toContain(`title: ${written}\n`);
    await expect(page.getByRole("button", { name: "Published" })).toBeVisible();

    await save(page, `${written} again`);
    await page.getByRole("button", { name: "Discard" }).click();
    await expect(page.getByText("Unpublished changes deleted")).toBeVisible();
    await expect(titleField(page)).toHaveValue(written);
    await untilFree(page);
    await expect(page.getByRole("dialog")).toHaveCount(0);

    await save(page, `${written} at last`);
    expect(github.pulls.list.map(({ state }) => state)).toEqual(["closed", "closed", "open"]);
    expect(github.git(["show", `cms/BlogPost/${id}/index:${file}`])).toContain("at last\n");
  });
});

test("a draft is published although the answer of the provider is lost on its way", async ({
  page,
}) => {
  await atGitHub(page, { review: true }, async (github) => {
    await open(page);
    await save(page, written);
    await page.route(
      "**/pulls/1/merge",
      async (route) => {
        github.pulls.answer("PUT /pulls/1/merge", new URLSearchParams(), {});
        await route.abort("connectionreset");
      },
      { times: 1 },
    );
    await publishDraft(page);
    await expect(page.getByText("Entry published")).toBeVisible();
    await untilFree(page);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(github.git(["show", `main:${file}`])).toContain(`title: ${written}\n`);
    await expect(page.getByRole("button", { name: "Published" })).toBeVisible();
  });
});

test("whoever has a draft open that somebody else has ended is told so, whatever they do with it", async ({
  page,
}) => {
  await atGitHub(page, { review: true }, async (github) => {
    await open(page);
    await save(page, written);
    await page.getByRole("button", { name: "Status: Draft" }).click();
    await page.getByRole("menuitem", { name: "Ready" }).click();
    await expect(page.getByRole("button", { name: "Status: Ready" })).toBeVisible();
    github.pulls.answer("PUT /pulls/1/merge", new URLSearchParams(), {});

    await page.getByRole("button", { name: "Status: Ready" }).click();
    await page.getByRole("menuitem", { name: "In review" }).click();
    await expectEnded(page, "The status was not changed");
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await page.getByRole("menuitem", { name: "Publish now" }).click();
    await expectEnded(page, "This was not published");
    await page.getByRole("button", { name: "Discard" }).click();
    await expectEnded(page, "This was not discarded");
    await page.reload();
    await expect(page.getByRole("button", { name: "Published" })).toBeVisible();
    await expect(titleField(page)).toHaveValue(written);
  });
});
