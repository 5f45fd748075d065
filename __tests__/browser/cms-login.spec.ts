/** Logging in to the CMS. */
import { test, servePage } from "../support/cms/cms";
import { token } from "../support/cms/git-host";
import { noRepository } from "../../src/cms/login";
import { expect } from "../support/browser-test";
import { title } from "../support/cms/article";

/** A mock of Netlify's popup, in which an editor authorizes the login at GitHub. */
const loginWindow = `<script>
addEventListener("message", ({ data, origin }) => {
  if (data === "authorizing:github")
    opener.postMessage('authorization:github:success:{"token":"${token}","provider":"github"}', origin);
});
opener.postMessage("authorizing:github", "*");
</script>`;

test("an editor can log in with GitHub through Netlify", async ({ page, cms }) => {
  await page
    .context()
    .route("https://api.netlify.com/**", (route) =>
      route.fulfill({ contentType: "text/html", body: loginWindow }),
    );
  await page.goto("/admin/#/collections/BlogPost");
  await page.getByRole("button", { name: /Sign In with .*GitHub/ }).click();
  await expect(page.getByRole("row", { name: title })).toBeVisible();
  expect(cms.repository.branches()).toEqual([]);
});

test.describe("with GitLab", () => {
  test.use({ provider: "GitLab" });

  test("an editor can log in without a server, and returns to the requested page", async ({
    page,
    cms,
  }) => {
    await page.goto("/admin/#/collections/BlogPost");
    const opened = page.waitForEvent("popup");
    await page.getByRole("button", { name: /Sign In with .*GitLab/ }).click();
    await (await opened).getByRole("link", { name: "Authorize" }).click();
    await expect(page.getByRole("row", { name: title })).toBeVisible();
    expect(cms.repository.branches()).toEqual([]);
  });
});

test("the CMS of a site without a repository names the missing variable", async ({ page }) => {
  await servePage(page, noRepository);
  await page.goto("/admin/");
  await expect(page.getByText("CMS_REPOSITORY")).toBeVisible();
});
