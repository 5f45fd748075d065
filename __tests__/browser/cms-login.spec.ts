/** The ways into the CMS. */
import { test, servePage } from "../support/cms/cms";
import { token } from "../support/cms/git-host";
import { noRepository } from "../../src/cms/login";
import { expect } from "../support/browser-test";
import { title } from "../support/cms/article";

/** The window of Netlify, in which an editor allows the login at GitHub. */
const loginWindow = `<script>
addEventListener("message", ({ data, origin }) => {
  if (data === "authorizing:github")
    opener.postMessage('authorization:github:success:{"token":"${token}","provider":"github"}', origin);
});
opener.postMessage("authorizing:github", "*");
</script>`;

test("an editor logs in at GitHub, through Netlify", async ({ page, cms }) => {
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

test.describe("at GitLab", () => {
  test.use({ provider: "GitLab" });

  test("an editor logs in without a server, and a link to an entry leads there", async ({
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

test("a site that does not know its repository says so", async ({ page }) => {
  await servePage(page, noRepository);
  await page.goto("/admin/");
  await expect(page.getByText("CMS_REPOSITORY")).toBeVisible();
});
