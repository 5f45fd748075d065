/** The CMS of the live site, with a mock of GitHub or GitLab: logging in, and a save that is reviewed. */
import { noRepository } from "../../src/cms/login";
import { article, articleFile, title } from "../support/cms/article";
import {
  openBy,
  openRow,
  pressShown,
  save,
  servePage,
  test as base,
  titleField,
  write,
} from "../support/cms/cms";
import { deployPreview, token, type GitHost } from "../support/cms/git-host";
import { GitRepository } from "../support/cms/git-repository";
import { GitHub } from "../support/cms/github";
import { appId, GitLab } from "../support/cms/gitlab";
import { expect, type Page } from "../support/browser-test";

const name = "example/website";

const test = base.extend<{ provider: "github" | "gitlab"; repository: GitRepository }>({
  provider: ["github", { option: true }],
  repository: async ({ page, provider }, provide, info) => {
    info.slow();
    const repository = new GitRepository();
    const host: GitHost =
      provider === "github" ? new GitHub(repository, name) : new GitLab(repository, name);
    try {
      const address = `https://${provider}.com/${name}`;
      await servePage(page, {
        ...noRepository,
        repository: address,
        appId,
        review: provider === "github",
      });
      await host.serve(page.context());
      await provide(repository);
      await page.context().unrouteAll({ behavior: "ignoreErrors" });
      expect(host.unknown).toEqual([]);
    } finally {
      repository.remove();
    }
  },
});

/** A mock of Netlify's popup, in which an editor authorizes the login at GitHub. */
const loginWindow = `<script>
addEventListener("message", ({ data, origin }) => {
  if (data === "authorizing:github")
    opener.postMessage('authorization:github:success:{"token":"${token}","provider":"github"}', origin);
});
opener.postMessage("authorizing:github", "*");
</script>`;

const setStatus = async (page: Page, from: string, to: string) => {
  await page.getByRole("button", { name: new RegExp(`Status: .*${from}`) }).click();
  await pressShown(page.getByRole("menuitemradio", { name: to }));
  await expect(page.getByRole("button", { name: new RegExp(`Status: .*${to}`) })).toBeEnabled();
};

test("an editor logs in with GitHub through Netlify; an edit becomes a draft pull request, goes to review, and is merged by Publish", async ({
  page,
  repository,
}) => {
  const newTitle = "Seven hidden places where a store loses profit";
  await page
    .context()
    .route("https://api.netlify.com/**", (route) =>
      route.fulfill({ contentType: "text/html", body: loginWindow }),
    );
  await page.clock.install();
  await page.goto("/admin/#/collections/BlogPost/entries/an-article-of-the-test/index");
  await openBy(page, () => page.getByRole("button", { name: /Sign In with .*GitHub/ }).click());
  await write(titleField(page), newTitle);
  // The CMS backs up an edit half a second later, even if it is saved by then, and would offer to restore it. A later
  // timer of the page fires after that one, on a slow machine too.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)));
  await save(page);
  const question = page.getByRole("alertdialog", { name: "Send for Review" });
  await pressShown(question.getByRole("button", { name: "Later" }));
  const [proposal] = repository.proposals;
  const branch = "cms/BlogPost/an-article-of-the-test";
  expect(proposal).toMatchObject({ branch, isDraft: true, labels: ["sveltia-cms/draft"] });
  expect(repository.changed(branch)).toBe(`1\t1\t${articleFile}\n`);
  expect(repository.text(articleFile)).toBe(article);

  await openRow(page, newTitle);
  await setStatus(page, "Draft", "In Review");
  expect(proposal).toMatchObject({ isDraft: false, labels: ["sveltia-cms/pending_review"] });
  await setStatus(page, "In Review", "Ready");
  // The CMS asks for the preview every few seconds.
  await page.clock.fastForward(10_000);
  const popup = page.waitForEvent("popup");
  await page.getByRole("button", { name: "View Preview" }).click();
  const preview = await popup;
  expect(preview.url()).toContain(deployPreview);
  await preview.close();
  await page.getByRole("button", { name: "Publish Entry" }).click();
  await pressShown(page.getByRole("alertdialog").getByRole("button", { name: "Publish" }));
  await expect.poll(() => repository.text(articleFile)).toBe(article.replace(title, newTitle));
  await expect.poll(() => repository.branches()).toEqual([]);
});

test.describe("with GitLab", () => {
  test.use({ provider: "gitlab" });

  test("an editor can log in without a server, and returns to the requested page", async ({
    page,
    repository: _repository,
  }) => {
    await page.goto("/admin/#/collections/BlogPost");
    const opened = page.waitForEvent("popup");
    await page.getByRole("button", { name: /Sign In with .*GitLab/ }).click();
    await (await opened).getByRole("link", { name: "Authorize" }).click();
    await expect(page.getByRole("row", { name: title })).toBeVisible();
  });
});
