/**
 * Merges a commit into the branch `main` of a stand-in, as its provider does.
 * @param git runs a command in the repository and gives what it prints
 * @returns the name of the merge
 */
export function mergeIntoMain(
  git: (command: string[]) => string,
  commit: string,
  message: string,
): string {
  const [tree = ""] = git(["merge-tree", "--write-tree", "main", commit]).trim().split("\n");
  const main = git(["rev-parse", "main"]).trim();
  const merged = git(["commit-tree", tree, "-p", main, "-p", commit, "-m", message]).trim();
  git(["update-ref", "refs/heads/main", merged]);
  return merged;
}
