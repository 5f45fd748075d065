/** Logging in to the CMS. */
import { test } from "../support/cms/cms";
import { token } from "../support/cms/git-host";
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

test("an editor can log in with GitHub through Netlify", async ({ page, cms: _cms }) => {
  await page
    .context()
    .route("https://api.netlify.com/**", (route) =>
      route.fulfill({ contentType: "text/html", body: loginWindow }),
    );
  await page.goto("/admin/#/collections/BlogPost");
  await page.getByRole("button", { name: /Sign In with .*GitHub/ }).click();
  await expect(page.getByRole("row", { name: title })).toBeVisible();
});

test.describe("with GitLab", () => {
  test.use({ provider: "GitLab" });

  test("an editor can log in without a server, and returns to the requested page", async ({
    page,
    cms: _cms,
  }) => {
    await page.goto("/admin/#/collections/BlogPost");
    const opened = page.waitForEvent("popup");
    await page.getByRole("button", { name: /Sign In with .*GitLab/ }).click();
    await (await opened).getByRole("link", { name: "Authorize" }).click();
    await expect(page.getByRole("row", { name: title })).toBeVisible();
  });
});
