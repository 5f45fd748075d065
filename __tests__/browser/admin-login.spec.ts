/** The CMS on a live site whose repository is at GitHub: log in, list, edit, save, and see the commit. */
import { loginConfig, noRepository } from "../../src/admin/login";
import { localBackend } from "../../src/admin/config";
import { adminPolicy } from "../../src/gatsby/host/headers";
import { expect, test } from "../support/browser-test";
import { editor, GitHub } from "../support/github";

const repository = "example/website";
const login = { ...noRepository, repository: `https://github.com/${repository}.git` };

/** The window of Netlify, in which an editor allows the login at GitHub. */
const loginWindow = `<script>
addEventListener("message", ({ data, origin }) => {
  if (data === "authorizing:github")
    opener.postMessage('authorization:github:success:{"token":"secret","provider":"github"}', origin);
});
opener.postMessage("authorizing:github", "*");
</script>`;

test("an editor logs in, edits the home page, and the commit has the editor's name", async ({
  page,
  context,
}) => {
  test.slow();
  const github = new GitHub(repository);
  const api = await github.start();
  try {
    await page.route(`${localBackend}**`, (route) => route.abort());
    await page.route("**/admin/", async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(
        /(<script type="application\/json" id="cms-config">)(.*?)(<\/script>)/s,
        (_whole, open: string, json: string, close: string) => {
          const config = JSON.parse(json) as object;
          return `${open}${JSON.stringify({ ...config, ...loginConfig(login), site_login: true })}${close}`;
        },
      );
      const policy = adminPolicy(login);
      const headers = { ...response.headers(), "content-security-policy": policy };
      await route.fulfill({ response, headers, body: html });
    });
    await context.route("https://api.netlify.com/**", (route) =>
      route.fulfill({ contentType: "text/html", body: loginWindow }),
    );
    await page.route("https://www.githubstatus.com/**", (route) =>
      route.fulfill({ json: { components: [] }, headers: { "access-control-allow-origin": "*" } }),
    );
    await page.route("https://api.github.com/**", async (route) => {
      const url = route.request().url().replace("https://api.github.com", api);
      await route.fulfill({ response: await route.fetch({ url }) });
    });

    await page.goto("/admin/");
    await page.getByRole("button", { name: "Login with GitHub" }).click();
    await expect(page.getByRole("heading", { name: "Pages", exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "Home", exact: true })).toBeVisible();
    await page.goto("/admin/#/collections/pages/entries/NotFoundPage");
    const field = page.getByLabel("Title", { exact: true }).first();
    await expect(field).not.toHaveValue("");
    const before = await field.inputValue();
    await field.fill(`${before} now`);
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await page.getByRole("menuitem", { name: "Publish now" }).click();

    const last = () => github.git(["log", "-1", "--format=%an <%ae>", "--numstat", "main"]).trim();
    await expect
      .poll(last, { timeout: 60_000 })
      .toBe(`${editor.name} <${editor.email}>\n\n1\t1\tcontent/pages/not-found.yml`);
  } finally {
    // The preview may still be reading.
    await page.unrouteAll({ behavior: "ignoreErrors" });
    github.stop();
  }
});
