/** Lets a draft be begun whose first save has failed half way: GitHub refuses a second proposal of the same branch. */
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

const known = new WeakSet<ProviderApi>();

/** Takes up the proposal that is there, where a branch cannot be proposed. Other providers than GitHub stay as they are. */
export function letPropose(api: ProviderApi | null | undefined): void {
  if (!api || known.has(api) || !("createPR" in api)) return;
  known.add(api);
  const github = api as unknown as GitHubApi;
  const propose = github.createPR.bind(api);
  github.createPR = (title, branch) =>
    propose(title, branch).catch(async (error: unknown) => {
      const [left] = await github.getPullRequests(branch, "open", () => true);
      if (left === undefined) throw error;
      return left;
    });
}
