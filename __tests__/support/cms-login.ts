/** Logs an editor in at a stand-in of GitHub, GitLab or Bitbucket, on a site that was built with a repository there. */
import { adminPolicy } from "../../src/gatsby/host/headers";
import { choicesOf } from "../../src/admin/choices";
import { cmsConfig, localBackend } from "../../src/admin/config";
import { noRepository, type RepositorySettings } from "../../src/admin/login";
import { loadContent } from "../../src/content/load";
import { Bitbucket, bitbucketOrigin } from "./bitbucket";
import { expect, type Page } from "./browser-test";
import type { GitHost } from "./git-host";
import { GitHub } from "./github";
import { appId, GitLab, gitlabOrigin } from "./gitlab";

const repository = "example/website";

/** The window of Netlify, in which an editor allows the login at a provider. */
const loginWindow = (provider: string) => `<script>
addEventListener("message", ({ data, origin }) => {
  if (data === "authorizing:${provider}")
    opener.postMessage('authorization:${provider}:success:{"token":"secret","provider":"${provider}"}', origin);
});
opener.postMessage("authorizing:${provider}", "*");
</script>`;

/** Answers for Netlify, through which editors log in, and for the page on which a provider says that it works. */
async function serveNetlify(page: Page, provider: string, statusPage: string): Promise<void> {
  const body = loginWindow(provider);
  await page
    .context()
    .route("https://api.netlify.com/**", (route) =>
      route.fulfill({ contentType: "text/html", body }),
    );
  await page.route(`${statusPage}/**`, (route) =>
    route.fulfill({ json: { components: [] }, headers: { "access-control-allow-origin": "*" } }),
  );
}

/** The page of the CMS as a build makes it that knows the repository, in each tab. */
async function servePage(page: Page, login: RepositorySettings): Promise<void> {
  const tabs = page.context();
  await tabs.route(`${localBackend}**`, (route) => route.abort());
  const config = cmsConfig({ url: "http://localhost", login }, choicesOf(loadContent()));
  // The login at GitLab comes back to it with a code in its address.
  await tabs.route(/\/admin\/(\?.*)?$/, async (route) => {
    const response = await route.fetch({ maxRetries: 5 });
    const html = (await response.text()).replace(
      /(<script type="application\/json" id="cms-config">)(.*?)(<\/script>)/s,
      (_whole, open: string, _json: string, close: string) =>
        open + JSON.stringify(config).replace(/</g, "\\u003c") + close,
    );
    const headers = { ...response.headers(), "content-security-policy": adminPolicy(login) };
    await route.fulfill({ response, headers, body: html });
  });
}

/** What is to be done at a provider to log in, once its stand-in answers. */
interface Provider {
  /** What the browser asks it at. */
  origin: string;
  settings: Partial<RepositorySettings>;
  login: () => Promise<void>;
}

async function logIn<Host extends GitHost>(
  page: Page,
  host: Host,
  provider: Provider,
  work: (host: Host, login: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const address = await host.start();
  try {
    await servePage(page, { ...noRepository, ...provider.settings });
    await page.context().route(`${provider.origin}/**`, async (route) => {
      const url = route.request().url().replace(provider.origin, address);
      await route.fulfill({ response: await route.fetch({ url, maxRetries: 5 }) });
    });
    await page.goto("/admin/");
    await provider.login();
    await expect(page.getByRole("heading", { name: "Collections" })).toBeVisible();
    await work(host, provider.login);
  } finally {
    // The preview may still be reading.
    for (const each of [...page.context().pages(), page.context()])
      await each.unrouteAll({ behavior: "ignoreErrors" });
    host.stop();
  }
}

/**
 * Logs in at GitHub.
 * @param settings what the build knows of the repository, besides its address
 * @param work uses the CMS; the stand-in is stopped after it
 * @param isMember whether the editor may write to the repository; if not, they agree to have a copy of it
 */
export async function atGitHub(
  page: Page,
  settings: Partial<RepositorySettings>,
  work: (github: GitHub) => Promise<void>,
  isMember = true,
): Promise<void> {
  const login = async () => {
    await serveNetlify(page, "github", "https://www.githubstatus.com");
    await page.getByRole("button", { name: "Login with GitHub" }).click();
    if (!isMember) await page.getByRole("button", { name: "Fork the repo" }).click();
  };
  const address = `https://github.com/${repository}.git`;
  const provider = {
    origin: "https://api.github.com",
    settings: { repository: address, ...settings },
    login,
  };
  await logIn(page, new GitHub(repository, isMember), provider, work);
}

/**
 * Logs in at GitLab by PKCE, without a server.
 * @param more what the build knows of the repository, besides its address and the application
 * @param work uses the CMS, and may log in once more; the stand-in is stopped after it
 */
export async function atGitLab(
  page: Page,
  more: Partial<RepositorySettings>,
  work: (gitlab: GitLab, login: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const login = async () => {
    await page.getByRole("button", { name: "Login with GitLab" }).click();
    await page.getByRole("link", { name: "Authorize" }).click();
  };
  const settings = { repository: `git@gitlab.com:${repository}.git`, appId, ...more };
  await logIn(page, new GitLab(repository), { origin: gitlabOrigin, settings, login }, work);
}

/**
 * Logs in at Bitbucket.
 * @param more what the build knows of the repository, besides its address
 * @param work uses the CMS; the stand-in is stopped after it
 */
export async function atBitbucket(
  page: Page,
  more: Partial<RepositorySettings>,
  work: (bitbucket: Bitbucket) => Promise<void>,
): Promise<void> {
  const login = async () => {
    await serveNetlify(page, "bitbucket", "https://bitbucket.status.atlassian.com");
    await page.getByRole("button", { name: "Login with Bitbucket" }).click();
  };
  const settings = { repository: `https://bitbucket.org/${repository}.git`, ...more };
  const provider = { origin: bitbucketOrigin, settings, login };
  await logIn(page, new Bitbucket(repository), provider, work);
}
