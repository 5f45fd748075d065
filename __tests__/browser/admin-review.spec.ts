/** The CMS where saves are reviewed: a save is a branch with a pull request, and is on the site once it is published. */
import { expect, test, type Page } from "../support/browser-test";
import { atBitbucket, atGitHub, atGitLab } from "../support/cms-login";
import { deployPreview, type GitHost } from "../support/git-host";
import { untilFree, titleField } from "../support/cms";
import { publishDraft } from "../support/reviewed";
import { entries } from "../support/words";

test("a half-filled entry is kept beside the site, is not published as it is, and is once it is right", async ({
  page,
}) => {
  test.slow();
  const id = entries("BlogPost")[0]?.id ?? "";
  test.skip(!id, "The site has no article.");
  const file = `content/blog/${id}/index.md`;
  page.on("dialog", (question) => void question.accept());
  await atGitHub(page, { review: true }, async (github) => {
    const onSite = () => github.git(["show", `main:${file}`]);
    const before = onSite();
    await page.goto(`/admin/#/collections/BlogPost/entries/${id}/index`);
    const field = titleField(page);
    await expect(field).not.toHaveValue("");
    const title = await field.inputValue();
    // A pull request is of one entry: its address stays.
    await expect(page.getByLabel(/^Address/)).toHaveCount(0);
    // What is on the site is not turned into a proposal without its pictures.
    await page.getByRole("button", { name: "Published" }).click();
    await expect(page.getByRole("menuitem", { name: "Duplicate" })).toBeVisible();
    await expect(page.getByRole("menuitem", { name: "Unpublish" })).toHaveCount(0);
    await page.keyboard.press("Escape");

    await field.fill("Short");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const advice = page.getByRole("dialog", { name: "Saved as a draft" });
    await expect(advice).toContainText(/Title has 5 characters/);
    await advice.getByRole("button", { name: "Close" }).click();
    const [pull] = github.pulls.list;
    expect(pull?.head.ref).toBe(`cms/BlogPost/${id}/index`);
    expect(github.git(["show", `${pull?.head.ref}:${file}`])).toContain("title: Short\n");
    expect(onSite()).toBe(before);
    const link = page.getByRole("link", { name: "View Preview" });
    await expect(link).toHaveAttribute("href", new RegExp(`^${deployPreview}`));

    await publishDraft(page);
    const refusal = page.getByRole("dialog", { name: "This was not published" });
    await expect(refusal).toContainText(/Title has 5 characters/);
    expect(onSite()).toBe(before);
    await refusal.getByRole("button", { name: "Close" }).click();
    await untilFree(page);

    const mended = title.replace(/.$/, (last) => (last === "x" ? "y" : "x"));
    await field.fill(mended);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Changes saved")).toBeVisible();
    await publishDraft(page);
    await expect.poll(onSite).toBe(before.replace(title, mended));
    expect(pull?.state).toBe("closed");
    await expect(page.getByRole("button", { name: "Published" })).toBeVisible();

    // A draft by its own field is on no page, so nothing of it is published.
    github.saveAsAnother(file, onSite().replace("---\n", "---\ndraft: true\n"));
    await page.reload();
    await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();
  });
});

test("a save is known by the title of its entry, among the proposals at the provider and on the board", async ({
  page,
}) => {
  test.slow();
  const id = entries("BlogPost")[0]?.id ?? "";
  test.skip(!id, "The site has no article.");
  await atGitHub(page, { review: true }, async (github) => {
    await page.goto(`/admin/#/collections/BlogPost/entries/${id}/index`);
    const title = titleField(page);
    await expect(title).not.toHaveValue("");
    const text = await page.getByRole("textbox", { name: "Text", exact: true }).inputValue();
    await title.fill("A title that the test has given");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Changes saved")).toBeVisible();
    const spoken = "Update Article “A title that the test has given”";
    expect(github.pulls.list.map((pull) => pull.title)).toEqual([spoken]);

    await page.goto("/admin/#/workflow");
    await expect(page.getByRole("heading", { name: "Not yet published" })).toBeVisible();
    await expect(
      page.getByRole("heading", { name: /A title that the test has given/ }),
    ).toBeVisible();
    await expect(page.getByText(text.slice(0, 40)).filter({ visible: true })).toHaveCount(0);
  });
});

test("a new entry of which there is only a title is kept, and nothing is said to have failed", async ({
  page,
}) => {
  test.slow();
  await atGitHub(page, { review: true }, async (github) => {
    await page.goto("/admin/#/collections/BlogPost/new");
    const title = "What a late parcel costs a small shop";
    const field = titleField(page);
    await field.fill(title);
    // Messages go after some seconds: all that come are noted.
    await page.evaluate(() => {
      const seen = ((window as { seen?: string[] }).seen = []) as string[];
      new MutationObserver(() => {
        seen.push(
          ...[...document.querySelectorAll('[role="alert"]')].map((each) => each.textContent),
        );
      }).observe(document.body, { childList: true, subtree: true });
    });
    await page.keyboard.press("ControlOrMeta+s");
    const advice = page.getByRole("dialog", { name: "Saved as a draft" });
    await advice.getByRole("button", { name: "Close" }).click();
    await untilFree(page);
    await expect(page).toHaveURL(/entries\/what-a-late-parcel/);
    await expect(field).toHaveValue(title);
    await expect(page.getByRole("button", { name: "Status: Draft" })).toBeVisible();
    expect(github.pulls.list.map((pull) => pull.title)).toEqual([`Create Article “${title}”`]);
    const seen = await page.evaluate(() => (window as { seen?: string[] }).seen);
    expect(new Set(seen)).toEqual(new Set(["Entry saved"]));
  });
});

/** What the provider keeps about a draft. */
interface Draft {
  branch: string;
  isMerged: boolean;
  isOpen: boolean;
  /** The label or the comment that says how far it is. */
  status: string;
}

/**
 * Edits a page twice and sees one draft, of which the site knows nothing until it is reviewed and published.
 * @param talk what reviewers say about the draft at the provider
 */
async function review(
  page: Page,
  host: GitHost,
  drafts: () => Draft[],
  talk: () => void = () => undefined,
): Promise<void> {
  const file = "content/pages/not-found.yml";
  const branch = "cms/pages/NotFoundPage";
  const onSite = () => host.git(["show", `main:${file}`]);
  const before = onSite();
  page.on("dialog", (question) => void question.accept());
  await page.goto("/admin/#/collections/pages/entries/NotFoundPage");
  const field = titleField(page);
  await expect(field).not.toHaveValue("");
  const title = await field.inputValue();
  const save = async (to: string) => {
    await untilFree(page);
    await field.fill(to);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Changes saved")).toBeVisible();
  };

  await save(`${title} for nothing`);
  expect(drafts()).toEqual([expect.objectContaining({ branch, isOpen: true })]);
  await page.getByRole("button", { name: "Discard" }).click();
  await expect.poll(() => drafts().some(({ isOpen }) => isOpen)).toBe(false);
  await expect
    .poll(() => host.git(["for-each-ref", "--format=%(refname:short)", "refs/heads"]))
    .toBe("main\n");
  await expect(field).toHaveValue(title);

  await save(`${title} soon`);
  // What a draft says may be taken back to what the site says.
  await save(title);
  expect(host.git(["show", `${branch}:${file}`])).toBe(before);
  await save(`${title} now`);
  const open = drafts().filter(({ isOpen }) => isOpen);
  expect(open.map((draft) => draft.branch)).toEqual([branch]);
  expect(host.git(["diff", "--numstat", `main...${branch}`])).toBe(`1\t1\t${file}\n`);
  expect(onSite()).toBe(before);
  const link = page.getByRole("link", { name: "View Preview" });
  await expect(link).toHaveAttribute("href", new RegExp(`^${deployPreview}`));

  const setStatus = async (from: string, to: string) => {
    await page.getByRole("button", { name: `Status: ${from}` }).click();
    await page.getByRole("menuitem", { name: to }).click();
    await expect(page.getByRole("button", { name: `Status: ${to}` })).toBeVisible();
  };
  await setStatus("Draft", "In review");
  expect(drafts().at(-1)?.status).toMatch(/pending_review$/);
  // Saved once more, it still is in review.
  await save(`${title} and now`);
  await expect(page.getByRole("button", { name: "Status: In review" })).toBeVisible();
  talk();
  await setStatus("In review", "Ready");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("menuitem", { name: "Publish now" }).click();
  await expect.poll(onSite).toBe(before.replace(title, `${title} and now`));
  expect(drafts().at(-1)?.isMerged).toBe(true);
}

test("at GitLab a save is a merge request, which is reviewed and published or given up", async ({
  page,
}) => {
  test.slow();
  await atGitLab(page, { review: true }, (gitlab) =>
    review(page, gitlab, () =>
      gitlab.mergeRequests.list.map((request) => ({
        branch: request.source_branch,
        isMerged: request.state === "merged",
        isOpen: request.state === "opened",
        status: request.labels.join(),
      })),
    ),
  );
});

test("at Bitbucket a save is a pull request, which is reviewed and published or given up", async ({
  page,
}) => {
  test.slow();
  await atBitbucket(page, { review: true }, (bitbucket) =>
    review(
      page,
      bitbucket,
      () =>
        bitbucket.pullRequests.list.map((request) => ({
          branch: request.source.branch.name,
          isMerged: request.state === "MERGED",
          isOpen: request.state === "OPEN",
          status: bitbucket.pullRequests.commentsOf(request).at(-1) ?? "",
        })),
      () => bitbucket.pullRequests.comment(bitbucket.pullRequests.list.length, "Well said."),
    ),
  );
});
