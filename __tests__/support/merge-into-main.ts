/**
 * Merges a commit into the branch `main` of a stand-in, as its provider does.
 * @param git runs a command in the repository and gives what it prints
 * @returns the name of the merge; undefined, and nothing is done, where both have changed the same lines
 */
export function mergeIntoMain(
  git: (command: string[]) => string,
  commit: string,
  message: string,
): string | undefined {
  const tree = mergedTree(git, commit);
  if (!tree) return undefined;
  const main = git(["rev-parse", "main"]).trim();
  const merged = git(["commit-tree", tree, "-p", main, "-p", commit, "-m", message]).trim();
  git(["update-ref", "refs/heads/main", merged]);
  return merged;
}

/** The name of the tree; undefined where git fails, as it does for a conflict. */
function mergedTree(git: (command: string[]) => string, commit: string): string | undefined {
  try {
    return git(["merge-tree", "--write-tree", "main", commit]).trim().split("\n")[0];
  } catch {
    return undefined;
  }
}
