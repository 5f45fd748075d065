/** A mock of the part of GitHub's API that the CMS uses. */
import { GitHost, Reply, token, type Answer, type ApiRequest } from "./git-host";
import { GitHubGraph } from "./github-graph";
import { editor, type GitRepository, type Proposal } from "./git-repository";

/** The fields of request bodies. */
interface RequestBody {
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

  protected answer({ endpoint, authorization, body: sent }: ApiRequest): Answer {
    const body = sent as Partial<RequestBody>;
    if (endpoint === "GET /api/v2/status.json") return { status: { indicator: "none" } };
    if (authorization !== `token ${token}`) return new Reply({ message: "Bad credentials" }, 401);
    if (endpoint === "GET /user") return { id: 1, ...editor, avatar_url: "" };
    if (endpoint === "POST /graphql") return this.graph.answer(body.query ?? "", body.variables);
    const [verb = "", path = ""] = endpoint.split(" ");
    const inside = `/repos/${this.name}`;
    if (!path.startsWith(inside)) return undefined;
    return this.data(verb, path.slice(inside.length), body);
  }

  private data(verb: string, rest: string, body: Partial<RequestBody>): object | undefined {
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
      this.repository.setBranch(branch, body.sha ?? "");
      return {};
    }
    if (rest === "/pulls" && verb === "POST")
      return pullRequestJson(
        this.repository.propose(body.title ?? "", body.head ?? "", body.draft === true),
      );
    const [, number, what] = /^\/(?:pulls|issues)\/(\d+)(?:\/(\w+))?$/.exec(rest) ?? [];
    const pull = this.repository.proposals.find((each) => String(each.number) === number);
    return pull && this.pull(pull, what, body);
  }

  private pull(pull: Proposal, what: string | undefined, body: Partial<RequestBody>): object {
    if (what === "merge")
      return this.repository.merge(pull)
        ? { merged: true }
        : new Reply({ message: "Pull Request is not mergeable" }, 405);
    if (body.labels) pull.labels = body.labels;
    if (body.state) pull.state = body.state;
    return pullRequestJson(pull);
  }
}

const pullRequestJson = (pull: Proposal) => ({
  number: pull.number,
  node_id: String(pull.number),
  title: pull.title,
  html_url: `https://github.com/pull/${pull.number}`,
  labels: pull.labels.map((name) => ({ name })),
  created_at: pull.at,
  updated_at: pull.at,
});
