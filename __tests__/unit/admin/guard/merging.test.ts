import { letMerge } from "../../../../src/admin/guard/merging";

const file = "content/blog/a/index.md";

/** The files that the draft has changed, and those that the site has. */
interface Changes {
  draft: string[];
  site: string[];
}

const github = ({ draft, site }: Changes) => ({
  branch: "main",
  getHeadReference: (branch: string) => Promise.resolve(`owner:${branch}`),
  getBranch: () => Promise.resolve({ commit: { sha: "as it was" } }),
  getDifferences: (_from: string, to: string) =>
    Promise.resolve({ files: (to === "main" ? site : draft).map((filename) => ({ filename })) }),
  rebaseBranch: () => Promise.resolve({ sha: "moved on" }),
  forceMergePR: (_pull: unknown): Promise<unknown> => Promise.resolve("overwritten"),
});

const gitlab = ({ draft, site }: Changes) => ({
  branch: "main",
  moved: false,
  getDifferences: (to: string) =>
    Promise.resolve((to === "main" ? site : draft).map((path) => ({ path }))),
  rebaseMergeRequest(_request: { source_branch: string }): Promise<unknown> {
    this.moved = true;
    return Promise.resolve();
  },
});

it.each([
  ["stays where it was begun if the site has changed its file", [file, "content/site.yml"], false],
  ["is moved on if the site has changed others", ["content/site.yml"], true],
  ["is moved on if the site is as it was", [], true],
])("a draft %s", async (_name, site, isMoved) => {
  const atGitHub = github({ draft: [file], site });
  letMerge(atGitHub);
  expect((await atGitHub.rebaseBranch()).sha).toBe(isMoved ? "moved on" : "as it was");
  const atGitLab = gitlab({ draft: [file], site });
  letMerge(atGitLab);
  await atGitLab.rebaseMergeRequest({ source_branch: "cms/a" });
  expect(atGitLab.moved).toBe(isMoved);
});

it("a draft that GitHub cannot merge is not written over the site", async () => {
  const api = github({ draft: [file], site: [file] });
  letMerge(api);
  await expect(api.forceMergePR({})).rejects.toMatchObject({ status: 405 });
});

it("a provider that needs nothing for it stays as it is, and so does each that is told once more", () => {
  const bitbucket = { branch: "main" };
  letMerge(bitbucket);
  letMerge(undefined);
  expect(bitbucket).toEqual({ branch: "main" });
  const api = github({ draft: [], site: [] });
  letMerge(api);
  const { rebaseBranch } = api;
  letMerge(api);
  expect(api.rebaseBranch).toBe(rebaseBranch);
});
