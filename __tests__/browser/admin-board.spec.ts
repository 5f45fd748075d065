/** The board of the CMS, which shows what is not published yet by how far it is. */
import { expect, test, type Page } from "../support/browser-test";
import { titleField, untilFree } from "../support/cms";
import { atGitHub } from "../support/cms-login";
import { entries } from "../support/words";

const id = entries("BlogPost")[0]?.id ?? "";
const written = "A title that the test has put into a draft";

/** Saves a draft, and opens the board, on which it is the only one. */
async function openBoard(page: Page): Promise<void> {
  await page.goto(`/admin/#/collections/BlogPost/entries/${id}/index`);
  await expect(titleField(page)).not.toHaveValue("");
  await titleField(page).fill(written);
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByRole("button", { name: "Status: Draft" })).toBeVisible();
  await untilFree(page);
  await page.goto("/admin/#/workflow");
}

test.beforeEach(({ page }) => {
  test.slow();
  test.skip(!id, "The site has no article.");
  page.on("dialog", (question) => void question.accept());
});

test("a card is sent to another column with the keyboard, and has the focus there", async ({
  page,
}) => {
  await atGitHub(page, { review: true }, async (github) => {
    const labels = () => github.pulls.list.flatMap((pull) => pull.labels.map(({ name }) => name));
    const to = (step: string) =>
      page.getByRole("button", { name: new RegExp(`^${step}: .*${written}$`) });
    await openBoard(page);
    await expect(to("To drafts")).toHaveCount(0);
    await to("To review").press("Enter");
    await expect(to("To drafts")).toBeFocused();
    await expect(to("To review")).toHaveCount(0);
    expect(labels()).toEqual(["decap-cms/pending_review"]);

    // What fails leaves the card where it is.
    const place = "**/issues/*/labels";
    await page.route(place, (route) =>
      route.fulfill({ status: 400, json: { message: "Not now" } }),
    );
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "The status was not changed" });
    await expect(dialog).toContainText("Set the status again");
    await page.keyboard.press("Escape");
    await expect(to("To drafts")).toBeFocused();
    expect(labels()).toEqual(["decap-cms/pending_review"]);
    await page.unroute(place);

    await to("Ready").press("Enter");
    await expect(to("To drafts")).toBeFocused();
    await expect(to("To review")).toBeVisible();
    expect(labels()).toEqual(["decap-cms/pending_publish"]);
  });
});

test("a card that is discarded leaves the focus on the board", async ({ page }) => {
  await atGitHub(page, { review: true }, async (github) => {
    await openBoard(page);
    await page.getByRole("button", { name: "Discard" }).press("Enter");
    await expect(page.getByText("Unpublished changes deleted")).toBeVisible();
    await expect(page.getByRole("heading", { name: new RegExp(written) })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "New entry" })).toBeFocused();
    expect(github.pulls.list.map(({ state }) => state)).toEqual(["closed"]);
  });
});
