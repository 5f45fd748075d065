/** Logs an editor in at the stand-in of GitHub, on a site that was built with a repository. */
import { choicesOf } from "../../src/gatsby/output/admin";
import { adminPolicy } from "../../src/gatsby/host/headers";
import { cmsConfig, localBackend } from "../../src/admin/config";
import { noRepository, type RepositorySettings } from "../../src/admin/login";
import { loadContent } from "../../src/content/load";
import { expect, type Page } from "./browser-test";
import { GitHub } from "./github";

const repository = "example/website";

/** The window of Netlify, in which an editor allows the login at GitHub. */
const loginWindow = `<script>
addEventListener("message", ({ data, origin }) => {
  if (data === "authorizing:github")
    opener.postMessage('authorization:github:success:{"token":"secret","provider":"github"}', origin);
});
opener.postMessage("authorizing:github", "*");
</script>`;

/** The page of the CMS as a build makes it that knows the repository. */
async function servePage(page: Page, login: RepositorySettings): Promise<void> {
  await page.route(`${localBackend}**`, (route) => route.abort());
  const config = cmsConfig({ url: "http://localhost", login }, choicesOf(loadContent()));
  await page.route("**/admin/", async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      /(<script type="application\/json" id="cms-config">)(.*?)(<\/script>)/s,
      (_whole, open: string, _json: string, close: string) =>
        open + JSON.stringify(config).replace(/</g, "\\u003c") + close,
    );
    const headers = { ...response.headers(), "content-security-policy": adminPolicy(login) };
    await route.fulfill({ response, headers, body: html });
  });
}

/**
 * Logs in.
 * @param settings what the build knows of the repository, besides its address
 * @param work uses the CMS; the stand-in is stopped after it
 */
export async function atGitHub(
  page: Page,
  settings: Partial<RepositorySettings>,
  work: (github: GitHub) => Promise<void>,
): Promise<void> {
  const github = new GitHub(repository);
  const api = await github.start();
  try {
    const address = `https://github.com/${repository}.git`;
    await servePage(page, { ...noRepository, repository: address, ...settings });
    await page
      .context()
      .route("https://api.netlify.com/**", (route) =>
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
    await expect(page.getByRole("heading", { name: "Collections" })).toBeVisible();
    await work(github);
  } finally {
    // The preview may still be reading.
    await page.unrouteAll({ behavior: "ignoreErrors" });
    github.stop();
  }
}
