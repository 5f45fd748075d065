import { loginConfig, loginHosts, noRepository, repositoryOf } from "../../../src/admin/login";

describe("the address of a repository", () => {
  it.each([
    ["https://github.com/example/site", "github", "example/site"],
    ["https://github.com/example/site.git", "github", "example/site"],
    ["git@github.com:example/site.git", "github", "example/site"],
    ["https://token@gitlab.com/group/team/site", "gitlab", "group/team/site"],
    ["https://gitlab.example.com/team/site", "gitlab", "team/site"],
    ["https://bitbucket.org/example/site/", "bitbucket", "example/site"],
  ])("%s is at %s", (address, provider, path) => {
    expect(repositoryOf(address)).toMatchObject({ provider, path });
  });

  it.each(["https://github.com/example", "https://example.com/a/b", "main", ""])(
    "“%s” is none that editors can log in to",
    (address) => expect(repositoryOf(address)).toBeUndefined(),
  );
});

describe("the login", () => {
  const repository = "https://github.com/example/site";

  it("is the backend of the repository's host, on the branch of the site", () => {
    expect(loginConfig({ ...noRepository, repository, branch: "live" })).toEqual({
      backend: { name: "github", repo: "example/site", branch: "live" },
    });
  });

  it("of GitLab needs no server", () => {
    const settings = { ...noRepository, repository: "https://gitlab.com/a/b", appId: "id" };
    expect(loginConfig(settings)?.backend).toMatchObject({ auth_type: "pkce", app_id: "id" });
  });

  it("of a GitLab of one's own is there", () => {
    const settings = { ...noRepository, repository: "https://gitlab.example.com/a/b" };
    expect(loginConfig(settings)?.backend).toMatchObject({
      base_url: "https://gitlab.example.com",
      api_root: "https://gitlab.example.com/api/v4",
    });
    expect(loginHosts(settings)).toEqual(["https://gitlab.example.com"]);
  });

  it("lets everybody propose changes at GitHub, where the owner wants that, and nowhere else", () => {
    const open = { ...noRepository, review: true, openAuthoring: true };
    expect(loginConfig({ ...open, repository })?.backend).toMatchObject({ open_authoring: true });
    const elsewhere = "https://gitlab.com/example/website";
    expect(loginConfig({ ...open, repository: elsewhere })?.backend).not.toHaveProperty(
      "open_authoring",
    );
  });

  it("keeps drafts as pull requests where the owner wants them reviewed", () => {
    expect(loginConfig({ ...noRepository, repository, review: true })).toMatchObject({
      publish_mode: "editorial_workflow",
    });
  });

  it("is Git Gateway only where the owner says so", () => {
    expect(loginConfig({ ...noRepository, repository, gitGateway: true })?.backend).toMatchObject({
      name: "git-gateway",
    });
  });

  it("is nowhere without a repository", () => {
    expect(loginConfig(noRepository)).toBeUndefined();
    expect(loginHosts(noRepository)).toEqual([]);
  });
});
