/** Where editors log in: the backend of Decap CMS that fits the repository of the site. */

/** Decap's name for saves that are reviewed. */
export const reviewMode = "editorial_workflow";

/** What a build knows of its repository. */
export interface RepositorySettings {
  /** The address of the repository, as git or the host writes it. */
  repository?: string;
  /** The branch that the site is built from. */
  branch: string;
  /** The id of the application that was registered at GitLab. */
  appId?: string;
  /** Only for sites that have Netlify Identity and Git Gateway already. */
  gitGateway: boolean;
  /** Saves are pull requests, which somebody publishes. */
  review: boolean;
  /** Whoever has an account at GitHub may propose a change, from a copy of the repository of their own. */
  openAuthoring: boolean;
}

/** A build that knows of no repository. */
export const noRepository: RepositorySettings = {
  branch: "main",
  gitGateway: false,
  review: false,
  openAuthoring: false,
};

type Provider = "github" | "gitlab" | "bitbucket";

/** Where a repository is. */
export interface Repository {
  provider: Provider;
  /** Its host, such as github.com. */
  host: string;
  /** Owner and name, such as example/website. */
  path: string;
}

const providers: Record<string, Provider> = {
  "github.com": "github",
  "gitlab.com": "gitlab",
  "bitbucket.org": "bitbucket",
};

/**
 * Reads the address of a repository: `https://github.com/a/b`, with or without `.git`, or `git@github.com:a/b.git`.
 * A GitLab of one's own is known by a host that begins with `gitlab.`.
 * @returns undefined for an address without owner and name, and for a host that the CMS cannot log in to
 */
export function repositoryOf(address: string): Repository | undefined {
  const found =
    /^(?:https?:\/\/|ssh:\/\/)?(?:[^@/]+@)?([\w.-]+)[:/]((?:[\w.-]+\/)+[\w.-]+?)(?:\.git)?\/?$/.exec(
      address.trim(),
    );
  const [, host = "", path = ""] = found ?? [];
  const provider = providers[host] ?? (host.startsWith("gitlab.") ? "gitlab" : undefined);
  return found && provider ? { provider, host, path } : undefined;
}

/** The hosts that the CMS asks, as sources of a Content-Security-Policy. */
export function loginHosts({ repository }: Pick<RepositorySettings, "repository">): string[] {
  const found = repository ? repositoryOf(repository) : undefined;
  if (!found) return [];
  if (found.provider === "github")
    return ["https://api.github.com", "https://www.githubstatus.com"];
  if (found.provider === "gitlab") return [`https://${found.host}`];
  return [
    "https://api.bitbucket.org",
    "https://bitbucket.org",
    "https://bitbucket.status.atlassian.com",
  ];
}

/**
 * The part of Decap's configuration that says where content is saved.
 * @returns undefined where nobody can log in, because the build does not know its repository
 */
export function loginConfig(settings: RepositorySettings): Record<string, unknown> | undefined {
  const { repository, branch, appId, gitGateway, review, openAuthoring } = settings;
  if (gitGateway) return { backend: { name: "git-gateway", branch } };
  const found = repository ? repositoryOf(repository) : undefined;
  if (!found) return undefined;
  const { provider, host, path } = found;
  const isOwnGitlab = provider === "gitlab" && host !== "gitlab.com";
  return {
    backend: {
      name: provider,
      repo: path,
      branch,
      ...(provider === "gitlab" && appId && { auth_type: "pkce", app_id: appId }),
      ...(isOwnGitlab && { base_url: `https://${host}`, api_root: `https://${host}/api/v4` }),
      // Deploy previews of Netlify and others report themselves as a status of the commit.
      ...(review && { preview_context: "" }),
      ...(openAuthoring && provider === "github" && { open_authoring: true }),
    },
    ...(review && { publish_mode: reviewMode }),
  };
}
