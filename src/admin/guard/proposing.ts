/**
 * Lets a draft be begun whose first save has failed half way. What is left of it, providers take for another draft: GitHub
 * refuses a second proposal of the same branch, GitLab and Bitbucket a second branch of the same name.
 */
import type { ProviderApi } from "./merging";

interface GitHubApi {
  /** Proposes a branch. */
  createPR(title: string, branch: string): Promise<unknown>;
  getPullRequests(
    branch: string,
    state: "open",
    isMeant: (pull: unknown) => boolean,
  ): Promise<unknown[]>;
}

/** What GitLab and Bitbucket are told beside the files of a commit. */
interface CommitOptions {
  branch?: string;
  /** At GitLab: whether the commit begins the branch. */
  newBranch?: boolean;
  /** At Bitbucket: the commit that a new branch begins at. */
  parentSha?: string;
}

type Commit = (files: unknown, options: CommitOptions) => Promise<unknown>;

/** @param refusal what a provider says of a branch that there is */
const isTaken = ({ status, message }: { status?: number; message?: string }): boolean =>
  status === 409 || (status === 400 && /already exists/.test(message ?? ""));

/**
 * A commit that begins a branch, whatever was left of an earlier try.
 * @param drafts finds the proposals of a branch; a branch that has any stays, and the commit is refused
 * @param remove deletes a branch
 */
const beginning =
  (
    commit: Commit,
    drafts: (branch: string) => Promise<unknown[]>,
    remove: (branch: string) => Promise<unknown>,
  ): Commit =>
  (files, options) =>
    commit(files, options).catch(async (error: unknown) => {
      const { branch, newBranch, parentSha } = options;
      if (!branch || !(newBranch ?? parentSha) || !isTaken(error as object)) throw error;
      if ((await drafts(branch)).length > 0) throw error;
      await remove(branch);
      return commit(files, options);
    });

interface GitLabApi {
  uploadAndCommit: Commit;
  getMergeRequests(branch: string): Promise<unknown[]>;
  deleteBranch(branch: string): Promise<unknown>;
}

interface BitbucketApi {
  uploadFiles: Commit;
  getPullRequests(branch: string): Promise<unknown[]>;
  deleteBranch(branch: string): Promise<unknown>;
}

function proposeAtGitHub(api: GitHubApi): void {
  const propose = api.createPR.bind(api);
  api.createPR = (title, branch) =>
    propose(title, branch).catch(async (error: unknown) => {
      const [left] = await api.getPullRequests(branch, "open", () => true);
      if (left === undefined) throw error;
      return left;
    });
}

function proposeAtGitLab(api: GitLabApi): void {
  api.uploadAndCommit = beginning(
    api.uploadAndCommit.bind(api),
    (branch) => api.getMergeRequests(branch),
    (branch) => api.deleteBranch(branch),
  );
}

function proposeAtBitbucket(api: BitbucketApi): void {
  api.uploadFiles = beginning(
    api.uploadFiles.bind(api),
    (branch) => api.getPullRequests(branch),
    (branch) => api.deleteBranch(branch),
  );
}

const known = new WeakSet<ProviderApi>();

/** Lets a provider begin drafts anew; those that need nothing for it stay as they are. */
export function letPropose(api: ProviderApi | null | undefined): void {
  if (!api || known.has(api)) return;
  known.add(api);
  if ("createPR" in api) proposeAtGitHub(api as unknown as GitHubApi);
  if ("uploadAndCommit" in api) proposeAtGitLab(api as unknown as GitLabApi);
  if ("uploadFiles" in api && "declinePullRequest" in api)
    proposeAtBitbucket(api as unknown as BitbucketApi);
}
