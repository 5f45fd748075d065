import { backendOf, loginHosts, noRepository, repositoryOf } from "../../../src/lib/cms-login";

it.each([
  ["https://github.com/example/site.git", "github", "example/site"],
  ["git@github.com:example/site.git", "github", "example/site"],
  ["https://token@gitlab.com/group/team/site", "gitlab", "group/team/site"],
  ["ssh://git@gitlab.example.com:2222/team/site.git", "gitlab", "team/site"],
  ["github.com/example/site", "github", "example/site"],
])("the address of a repository %s names a repository at %s", (address, provider, path) => {
  expect(repositoryOf(address)).toMatchObject({ provider, path });
});

it.each(["https://github.com/example", "https://example.com/a/b", "main"])(
  "the address of a repository “%s” names no repository that editors can log in to",
  (address) => expect(repositoryOf(address)).toBeUndefined(),
);

const repository = "https://github.com/example/site";

it("the login uses the backend of the repository's host, and the branch of the site", () => {
  expect(backendOf({ ...noRepository, repository, branch: "live" })).toEqual({
    name: "github",
    repo: "example/site",
    branch: "live",
  });
});

it.each([
  ["https://gitlab.example.com:8443/a/b", "https://gitlab.example.com:8443"],
  ["ssh://git@gitlab.example.com:2222/a/b.git", "https://gitlab.example.com"],
])("the login sends the requests of %s to %s", (repository, origin) => {
  const settings = { ...noRepository, repository };
  const backend = { repo: "a/b", base_url: origin, api_root: `${origin}/api/v4` };
  expect(backendOf(settings)).toMatchObject(backend);
  expect(loginHosts(settings).requests).toEqual([origin]);
});

it("the login does not exist without a repository", () => {
  expect(backendOf(noRepository)).toBeUndefined();
  expect(loginHosts(noRepository).requests).toEqual([]);
});
