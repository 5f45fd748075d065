/**
 * Lets the provider bring together a draft and what others have saved on the site since it was begun: both stay, or
 * nothing is published. Decap by itself moves a draft on to the site as it is now whenever it is saved, and writes its
 * files in full there; and where GitHub cannot merge, it writes them in full over those of the site.
 */

/** What speaks with a provider, as far as drafts are moved on and merged. */
export interface ProviderApi {
  /** The branch of the site. */
  branch?: string;
}

interface GitHubApi {
  branch: string;
  getHeadReference(branch: string): Promise<string>;
  getBranch(branch: string): Promise<{ commit: { sha: string } }>;
  /** What `to` has that it did not have in common with `from`. */
  getDifferences(from: string, to: string): Promise<{ files?: { filename: string }[] }>;
  /** Moves a draft on. @returns its last commit */
  rebaseBranch(branch: string): Promise<{ sha: string }>;
  /** Writes the files of a draft over those of the site. */
  forceMergePR(pull: unknown): Promise<unknown>;
}

interface GitLabApi {
  branch: string;
  /** What `to` has that it did not have in common with `from`, which is the branch of the site if it is not given. */
  getDifferences(to: string, from?: string): Promise<{ path: string }[]>;
  /** Moves a draft on. */
  rebaseMergeRequest(request: { source_branch: string }): Promise<unknown>;
}

/** Whether the site has changed a file that a draft changes, too. */
const overlap = (draft: readonly string[], site: readonly string[]): boolean =>
  draft.some((path) => site.includes(path));

function mergeAtGitHub(api: GitHubApi): void {
  const moveOn = api.rebaseBranch.bind(api);
  api.rebaseBranch = async (branch) => {
    const head = await api.getHeadReference(branch);
    const [draft, site] = await Promise.all([
      api.getDifferences(api.branch, head),
      api.getDifferences(head, api.branch),
    ]);
    const names = ({ files = [] }: typeof draft) => files.map(({ filename }) => filename);
    if (!overlap(names(draft), names(site))) return moveOn(branch);
    return (await api.getBranch(branch)).commit;
  };
  const conflict = Object.assign(new Error("Pull Request is not mergeable"), { status: 405 });
  api.forceMergePR = () => Promise.reject(conflict);
}

function mergeAtGitLab(api: GitLabApi): void {
  const moveOn = api.rebaseMergeRequest.bind(api);
  api.rebaseMergeRequest = async (request) => {
    const { source_branch: branch } = request;
    const [draft, site] = await Promise.all([
      api.getDifferences(branch),
      api.getDifferences(api.branch, branch),
    ]);
    const paths = (files: typeof draft) => files.map(({ path }) => path);
    if (!overlap(paths(draft), paths(site))) await moveOn(request);
  };
}

const known = new WeakSet<ProviderApi>();

/** Lets a provider merge; those that need nothing for it stay as they are. */
export function letMerge(api: ProviderApi | null | undefined): void {
  if (!api || known.has(api)) return;
  known.add(api);
  if ("rebaseBranch" in api) mergeAtGitHub(api as GitHubApi);
  if ("rebaseMergeRequest" in api) mergeAtGitLab(api as GitLabApi);
}
