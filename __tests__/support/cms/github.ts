/** A mock of the part of GitHub's API that the CMS uses. */
import { GitHost, Reply, token, type Answer, type Asked } from "./git-host";
import { GitHubGraph } from "./github-graph";
import { editor, type GitRepository, type Proposal } from "./git-repository";

/** The fields of request bodies. */
interface Given {
  query: string;
  variables: Record<string, unknown>;
  title: string;
  head: string;
  draft: boolean;
  labels: string[];
  sha: string;
  state: "open" | "closed";
}

export class GitHub extends GitHost {
  private readonly graph: GitHubGraph;

  /** @param name owner and name of the repository, such as example/website */
  constructor(
    repository: GitRepository,
    private readonly name: string,
  ) {
    super(repository, ["https://api.github.com", "https://www.githubstatus.com"]);
    this.graph = new GitHubGraph(repository);
  }

  protected answer({ own, authorization, given: sent }: Asked): Answer {
    const given = sent as Partial<Given>;
    if (own === "GET /api/v2/status.json") return { status: { indicator: "none" } };
    if (authorization !== `token ${token}`) return new Reply({ message: "Bad credentials" }, 401);
    if (own === "GET /user") return { id: 1, ...editor, avatar_url: "" };
    if (own === "POST /graphql") return this.graph.answer(given.query ?? "", given.variables);
    const [verb = "", path = ""] = own.split(" ");
    const inside = `/repos/${this.name}`;
    if (!path.startsWith(inside)) return undefined;
    return this.data(verb, path.slice(inside.length), given);
  }

  private data(verb: string, rest: string, given: Partial<Given>): object | undefined {
    if (rest === `/collaborators/${editor.login}`) return new Reply("", 204);
    const listed = /^\/git\/trees\/(\w+)$/.exec(rest)?.[1];
    if (listed)
      return { tree: this.repository.list(listed).map((file) => ({ type: "blob", ...file })) };
    const blob = /^\/git\/blobs\/(\w+)$/.exec(rest)?.[1];
    if (blob) return new Reply(this.repository.blob(blob), 200, "application/octet-stream");
    const branch = /^\/git\/refs\/heads\/(.+)$/.exec(rest)?.[1];
    if (branch && verb === "DELETE") {
      this.repository.deleteBranch(branch);
      return new Reply("", 204);
    }
    if (branch && verb === "PATCH") {
      this.repository.setBranch(branch, given.sha ?? "");
      return {};
    }
    if (rest === "/pulls" && verb === "POST")
      return shown(
        this.repository.propose(given.title ?? "", given.head ?? "", given.draft === true),
      );
    const [, number, what] = /^\/(?:pulls|issues)\/(\d+)(?:\/(\w+))?$/.exec(rest) ?? [];
    const pull = this.repository.proposals.find((each) => String(each.number) === number);
    return pull && this.pull(pull, what, given);
  }

  private pull(pull: Proposal, what: string | undefined, given: Partial<Given>): object {
    if (what === "merge")
      return this.repository.merge(pull)
        ? { merged: true }
        : new Reply({ message: "Pull Request is not mergeable" }, 405);
    if (given.labels) pull.labels = given.labels;
    if (given.state) pull.state = given.state;
    return shown(pull);
  }
}

const shown = (pull: Proposal) => ({
  number: pull.number,
  node_id: String(pull.number),
  title: pull.title,
  html_url: `https://github.com/pull/${pull.number}`,
  labels: pull.labels.map((name) => ({ name })),
  created_at: pull.at,
  updated_at: pull.at,
});
