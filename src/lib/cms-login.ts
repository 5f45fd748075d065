/** Chooses the backend of Sveltia CMS, where editors log in, by the repository of the site. */
import type { Backend } from "@sveltia/cms";

/** The facts that a build knows about its repository. */
export interface RepositorySettings {
  /** The address of the repository, as git or the host writes it. */
  repository?: string;
  /** The branch that the site is built from. */
  branch: string;
  /** The id of the OAuth application that the owner has registered at GitLab. */
  appId?: string;
  /** Whether a save makes a pull request, which somebody publishes. */
  review: boolean;
}

/** The settings of a build that does not know its repository. */
export const noRepository: RepositorySettings = { branch: "main", review: false };

/** The provider at a host. A self-hosted GitLab is known by the start of its host name. */
function providerAt(host: string): "github" | "gitlab" | undefined {
  if (host === "github.com") return "github";
  return host.startsWith("gitlab.") ? "gitlab" : undefined;
}

/**
 * Reads the address of a repository: `https://github.com/a/b`, with or without `.git`, or `git@github.com:a/b.git`.
 * @returns provider, host and path (owner and name); undefined for an address without them, and for a host that the CMS
 *   cannot log in to
 */
export function repositoryOf(address: string) {
  const trimmed = address.trim();
  const full = trimmed.includes("://") ? trimmed : `ssh://${trimmed.replace(":", "/")}`;
  const url = URL.canParse(full) ? new URL(full) : undefined;
  const [, path] = /^\/((?:[\w.-]+\/)+[\w.-]+?)(?:\.git)?\/?$/.exec(url?.pathname ?? "") ?? [];
  if (!url || !path || !/^(https?|ssh):$/.test(url.protocol)) return undefined;
  // A port of SSH is not the one that the CMS sends requests to.
  const host = url.protocol === "ssh:" ? url.hostname : url.host;
  const provider = providerAt(host);
  return provider && { provider, host, path };
}

/** The hosts that the CMS sends requests to, and those of the pictures of editors, as sources of a policy. */
export function loginHosts({ repository }: Pick<RepositorySettings, "repository">) {
  const remote = repositoryOf(repository ?? "");
  if (!remote) return { requests: [], pictures: [] };
  if (remote.provider === "github")
    return {
      requests: ["https://api.github.com", "https://www.githubstatus.com"],
      pictures: ["https://avatars.githubusercontent.com"],
    };
  const host = `https://${remote.host}`;
  return { requests: [host], pictures: [host, "https://secure.gravatar.com"] };
}

/**
 * The backend of the CMS.
 * @returns undefined where nobody can log in, because the build does not know its repository
 */
export function backendOf(settings: RepositorySettings): Backend | undefined {
  const { repository, branch, appId } = settings;
  const remote = repositoryOf(repository ?? "");
  if (!remote) return undefined;
  const { provider, host, path: repo } = remote;
  if (provider === "github") return { name: "github", repo, branch };
  const pkce = appId ? { auth_type: "pkce" as const, app_id: appId } : {};
  const origin = `https://${host}`;
  const urls = host === "gitlab.com" ? {} : { base_url: origin, api_root: `${origin}/api/v4` };
  return { name: "gitlab", repo, branch, ...urls, ...pkce };
}
