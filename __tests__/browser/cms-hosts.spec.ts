/** The CMS of the live site: logging in, where the host of the repository is mocked. */
import { noRepository } from "../../src/lib/cms-login";
import { servePage } from "../support/cms/cms";
import { expect, test } from "../support/browser-test";

const name = "example/website";

/** The access token of the editor. */
const token = "secret";

const headers = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" };

/** A mock of Netlify's popup, in which an editor authorizes the login at GitHub. */
const loginWindow = `<script>
addEventListener("message", ({ data, origin }) => {
  if (data === "authorizing:github")
    opener.postMessage('authorization:github:success:{"token":"${token}","provider":"github"}', origin);
});
opener.postMessage("authorizing:github", "*");
</script>`;

test("an editor can log in with GitHub through Netlify", async ({ page }) => {
  await servePage(page, { ...noRepository, repository: `https://github.com/${name}` });
  const logins: (string | undefined)[] = [];
  const context = page.context();
  await context.route("https://api.netlify.com/**", (route) =>
    route.fulfill({ contentType: "text/html", body: loginWindow }),
  );
  await context.route("https://api.github.com/**", (route, request) => {
    logins.push(request.headers().authorization);
    return route.fulfill({ headers, json: {} });
  });
  await page.goto("/admin/#/collections/BlogPost");
  await page.getByRole("button", { name: /Sign In with .*GitHub/ }).click();
  await expect.poll(() => logins).toContain(`token ${token}`);
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
    return route.fulfill({ headers, json: { access_token: token, token_type: "Bearer" } });
  });
  await page.goto("/admin/#/collections/BlogPost");
  await page.getByRole("button", { name: /Sign In with .*GitLab/ }).click();
  await expect.poll(() => logins).toContain(`Bearer ${token}`);
});
