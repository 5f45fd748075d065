/** The CMS where saves are reviewed, and something fails: doing it again is all that is to be done. */
import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser-test";
import { expectRefusal, titleField, untilFree } from "../support/cms";
import { atBitbucket, atGitHub, atGitLab } from "../support/cms-login";
import type { GitHost } from "../support/git-host";
import { publishDraft } from "../support/reviewed";
import { entries } from "../support/words";

const [id = "", otherId = "", thirdId = ""] = entries("BlogPost").map((entry) => entry.id);

/** What fails of a first save, by a request of the provider. */
type Failure = readonly [what: string, verb: string, place: RegExp, entry: string];

/** Lets one sort of request fail until it is let go. @returns lets it go */
async function failing(page: Page, verb: string, place: RegExp): Promise<() => Promise<void>> {
  const isMeant = ({ host, pathname }: URL) => !/^(127|local)/.test(host) && place.test(pathname);
  await page.route(isMeant, (route) =>
    route.request().method() === verb
      ? route.fulfill({ status: 400, json: { message: "Not now" } })
      : route.fallback(),
  );
  return () => page.unroute(isMeant);
}

/**
 * Saves an article that cannot be saved, and once more when it can.
 * @returns the branch of its draft, which holds what was written
 */
async function saveTwice(
  page: Page,
  host: GitHost,
  [, verb, place, entry]: Failure,
): Promise<string> {
  await page.goto(`/admin/#/collections/BlogPost/entries/${entry}/index`);
  const field = titleField(page);
  await expect(field).not.toHaveValue("");
  const title = (await field.inputValue()).replace(/.$/, "q");
  const letGo = await failing(page, verb, place);
  await field.fill(title);
  await page.keyboard.press("ControlOrMeta+s");
  const dialog = page.getByRole("dialog", { name: "This was not saved" });
  await expect(dialog).toContainText("What you wrote is still in the fields.");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(field).toHaveValue(title);
  await expect(field).toBeFocused();
  await letGo();
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByText("Changes saved")).toBeVisible();
  const branch = `cms/BlogPost/${entry}/index`;
  expect(host.git(["show", `${branch}:content/blog/${entry}/index.md`])).toContain(title);
  return branch;
}

/** Declares a test of each failure. @param at logs in, and gives what is to be seen of drafts at the provider */
function eachFailure(
  failures: readonly Failure[],
  at: (
    page: Page,
    use: (host: GitHost, drafts: () => { branch: string; status: string }[]) => Promise<void>,
  ) => Promise<void>,
): void {
  for (const failure of failures)
    test(`a first save where ${failure[0]} is repeated, and makes one draft`, async ({ page }) => {
      test.slow();
      test.skip(!failure[3], "The site has too few articles.");
      await at(page, async (host, drafts) => {
        const branch = await saveTwice(page, host, failure);
        expect(drafts()).toEqual([{ branch, status: expect.stringMatching(/draft$/) }]);
      });
    });
}

test.describe("at GitHub", () => {
  const failures = [
    ["its files cannot be written", "POST", /\/git\/trees$/, id],
    ["it cannot be proposed", "POST", /\/pulls$/, otherId],
    ["its proposal cannot be marked", "PUT", /\/labels$/, thirdId],
  ] as const;
  eachFailure(failures, (page, use) =>
    atGitHub(page, { review: true }, (github) =>
      use(github, () =>
        github.pulls.list
          .filter(({ state }) => state === "open")
          .map(({ head, labels }) => ({
            branch: head.ref,
            status: labels.map(({ name }) => name).join(),
          })),
      ),
    ),
  );
});

test.describe("at GitLab", () => {
  const failures = [
    ["its files cannot be written", "POST", /\/repository\/commits$/, id],
    ["it cannot be proposed", "POST", /\/merge_requests$/, otherId],
  ] as const;
  eachFailure(failures, (page, use) =>
    atGitLab(page, { review: true }, (gitlab) =>
      use(gitlab, () =>
        gitlab.mergeRequests.list
          .filter(({ state }) => state === "opened")
          .map((request) => ({ branch: request.source_branch, status: request.labels.join() })),
      ),
    ),
  );
});

test.describe("at Bitbucket", () => {
  const failures = [
    ["its files cannot be written", "POST", /\/src$/, id],
    ["it cannot be proposed", "POST", /\/pullrequests$/, otherId],
    ["its proposal cannot be marked", "POST", /\/comments$/, thirdId],
  ] as const;
  eachFailure(failures, (page, use) =>
    atBitbucket(page, { review: true }, (bitbucket) =>
      use(bitbucket, () =>
        bitbucket.pullRequests.list
          .filter(({ state }) => state === "OPEN")
          .map((request) => ({
            branch: request.source.branch.name,
            status: bitbucket.pullRequests.commentsOf(request).at(-1) ?? "",
          })),
      ),
    ),
  );
});

/** An article whose title was changed in a draft. @returns the title on the site */
async function withDraft(page: Page, entry: string): Promise<string> {
  await page.goto(`/admin/#/collections/BlogPost/entries/${entry}/index`);
  await expect(titleField(page)).not.toHaveValue("");
  const title = await titleField(page).inputValue();
  await titleField(page).fill("A title that is in a draft");
  await page.getByRole("button", { name: "Save", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Changes saved")).toBeVisible();
  await untilFree(page);
  return title;
}

/** Expects to be told why something was not done, in words for editors. */
async function expectReason(page: Page, name: string, reason: RegExp): Promise<void> {
  const dialog = page.getByRole("dialog", { name });
  await expect(dialog).toContainText(reason);
  await dialog.getByRole("button", { name: "Close" }).click();
  await untilFree(page);
}

/** What has the focus is a button or a link that can be pressed. */
const expectFocusOnButton = (page: Page): Promise<void> =>
  expect(page.locator("button:focus, a:focus, [role=button]:focus")).toHaveCount(1);

test("a draft that cannot be discarded, set to ready or published is still there, and the next try does it", async ({
  page,
}) => {
  test.slow();
  test.skip(!id, "The site has no article.");
  page.on("dialog", (question) => void question.accept());
  await atGitHub(page, { review: true }, async (github) => {
    const title = await withDraft(page, id);
    await expectFocusOnButton(page);
    const status = (name: string) => page.getByRole("button", { name: `Status: ${name}` });
    const open = () => github.pulls.list.filter(({ state }) => state === "open").length;

    const letDiscard = await failing(page, "PATCH", /\/pulls\/\d+$/);
    await page.getByRole("button", { name: "Discard" }).click();
    await expectReason(page, "This was not discarded", /entry stays as it is.*“Discard” again/);
    await expect(page.getByText(/^Not discarded: /)).toBeVisible();
    await expect(page.getByText("Unpublished changes deleted")).toHaveCount(0);
    await expect(titleField(page)).toHaveValue("A title that is in a draft");
    expect(open()).toBe(1);
    await letDiscard();

    const letSet = await failing(page, "PUT", /\/labels$/);
    await status("Draft").click();
    await page.getByRole("menuitem", { name: "Ready" }).click();
    await expectReason(page, "The status was not changed", /Set the status again/);
    await expect(status("Draft")).toBeVisible();
    await letSet();

    const letPublish = await failing(page, "PUT", /\/merge$/);
    await publishDraft(page);
    await expectReason(page, "This was not published", /could not be brought together/);
    expect(open()).toBe(1);
    await letPublish();

    await page.getByRole("button", { name: "Discard" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Unpublished changes deleted")).toBeVisible();
    await expect(titleField(page)).toHaveValue(title);
    await expectFocusOnButton(page);
    expect(open()).toBe(0);

    await withDraft(page, id);
    await publishDraft(page);
    await expect(page.getByText("Entry published")).toBeVisible();
    await untilFree(page);
    await expectFocusOnButton(page);
  });
});

test("a new article whose title gives an address that is taken is not saved until it has another", async ({
  page,
}) => {
  test.slow();
  test.skip(!id, "The site has no article.");
  await atGitHub(page, { review: true }, async (github) => {
    await page.goto("/admin/#/collections/BlogPost/new");
    await titleField(page).fill(id.replaceAll("-", " "));
    await page.keyboard.press("ControlOrMeta+s");
    await expectRefusal(page, /The article “.*” has this address already/);
    expect(github.pulls.list).toEqual([]);
    await titleField(page).fill("What a second parcel costs a small shop");
    await page.keyboard.press("ControlOrMeta+s");
    await page.getByRole("button", { name: "Close" }).click();
    await expect(page).toHaveURL(/entries\/what-a-second-parcel/);

    await page.goto("/admin/#/collections/BlogPost/new");
    await expect(titleField(page)).toHaveValue("");
    await titleField(page).fill("What a second parcel costs a small shop");
    await page.keyboard.press("ControlOrMeta+s");
    await expectRefusal(page, /A draft has this address already/);
    expect(github.pulls.list).toHaveLength(1);
  });
});
