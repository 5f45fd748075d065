/** The CMS of the live site, with a mock of GitHub or GitLab: logging in, and a save that is reviewed. */
import { noRepository } from "../../src/lib/cms-login";
import { articleFile } from "../support/cms/article";
import { openBy, pressShown, save, servePage, titleField, write } from "../support/cms/cms";
import { GitHub, token } from "../support/cms/github";
import { expect, test } from "../support/browser-test";

const name = "example/website";

/** A mock of Netlify's popup, in which an editor authorizes the login at GitHub. */
const loginWindow = `<script>
addEventListener("message", ({ data, origin }) => {
  if (data === "authorizing:github")
    opener.postMessage('authorization:github:success:{"token":"${token}","provider":"github"}', origin);
});
opener.postMessage("authorizing:github", "*");
</script>`;

test("an edit after a login with GitHub becomes a draft pull request", async ({ page }) => {
  test.slow();
  const host = new GitHub(name);
  const login = { repository: `https://github.com/${name}`, review: true };
  await servePage(page, { ...noRepository, ...login });
  await host.serve(page.context());
  await page
    .context()
    .route("https://api.netlify.com/**", (route) =>
      route.fulfill({ contentType: "text/html", body: loginWindow }),
    );
  const newTitle = "Seven hidden places where a store loses profit";
  await page.goto("/admin/#/collections/BlogPost/entries/an-article-of-the-test/index");
  await openBy(page, () => page.getByRole("button", { name: /Sign In with .*GitHub/ }).click());
  await write(titleField(page), newTitle);
  await save(page);
  const question = page.getByRole("alertdialog", { name: "Send for Review" });
  await pressShown(question.getByRole("button", { name: "Later" }));
  const branch = "cms/BlogPost/an-article-of-the-test";
  expect(host.proposals).toMatchObject([{ branch, isDraft: true, labels: ["sveltia-cms/draft"] }]);
  expect(host.changed(branch)).toEqual([[articleFile, [`title: ${newTitle}`]]]);
  expect(host.changed("main")).toEqual([]);
  await page.context().unrouteAll({ behavior: "ignoreErrors" });
  expect(host.unknown).toEqual([]);
});

test("an editor can log in with GitLab without a server", async ({ page }) => {
  const appId = "application-of-the-site";
  await servePage(page, { ...noRepository, repository: `https://gitlab.com/${name}`, appId });
  const logins: (string | undefined)[] = [];
  await page.context().route("https://gitlab.com/**", (route, request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === "/oauth/authorize") {
      expect(searchParams.get("client_id")).toBe(appId);
      const back = `${searchParams.get("redirect_uri")}?code=1&state=${searchParams.get("state")}`;
      const body = `<meta http-equiv="refresh" content="0;url=${back}">`;
      return route.fulfill({ contentType: "text/html", body });
    }
    logins.push(request.headers().authorization);
    const headers = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" };
    return route.fulfill({ headers, json: { access_token: token, token_type: "Bearer" } });
  });
  await page.goto("/admin/#/collections/BlogPost");
  await page.getByRole("button", { name: /Sign In with .*GitLab/ }).click();
  await expect.poll(() => logins).toContain(`Bearer ${token}`);
});
