/** The CMS where saves are reviewed, and a save fails half way: saving again is all that is to be done. */
import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser-test";
import { atBitbucket, atGitHub, atGitLab } from "../support/cms-login";
import type { GitHost } from "../support/git-host";
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
  const field = page.getByRole("textbox", { name: "Title", exact: true }).first();
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
