/**
 * Lets a draft end whose branch cannot be deleted: it has been merged or given up by then. A branch that is left behind is
 * no draft, and the next draft of the entry takes its place.
 */
import type { ProviderApi } from "./merging";

interface BranchApi {
  deleteBranch(branch: string): Promise<unknown>;
  /** Whether drafts are branches of a copy, at GitHub: there a branch that is left behind is a draft. */
  useOpenAuthoring?: boolean;
}

const known = new WeakSet<ProviderApi>();

/** Lets drafts end with a provider; where there are no branches, nothing is done. */
export function letEnd(api: ProviderApi | null | undefined): void {
  if (!api || known.has(api) || !("deleteBranch" in api)) return;
  known.add(api);
  const branches = api as unknown as BranchApi;
  const remove = branches.deleteBranch.bind(branches);
  branches.deleteBranch = (branch) =>
    remove(branch).catch((error: unknown) => {
      if (branches.useOpenAuthoring) throw error;
    });
}
