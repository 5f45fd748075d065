/** A mock of the parts of GitLab that the CMS uses: its PKCE login and its API. */
import { createHash, randomUUID } from "node:crypto";
import { deployPreview, GitHost, Reply, token, type Answer, type ApiRequest } from "./git-host";
import { askGitLab } from "./gitlab-graph";
import { editor, type Change, type GitRepository, type Proposal } from "./git-repository";

/** The fields of request bodies. */
interface RequestBody {
  query: string;
  variables: Record<string, unknown>;
  client_id: string;
  code: string;
  code_verifier: string;
  branch: string;
  /** The branch at which a new one starts. */
  start_branch: string;
  commit_message: string;
  actions: {
    file_path: string;
    content: string;
    encoding: "text" | "base64";
  }[];
  title: string;
  source_branch: string;
  labels: string;
  add_labels: string;
  remove_labels: string;
  state_event: string;
}

/** The id of the OAuth application that the owner has registered. */
export const appId = "application-of-the-site";

const status = "https://status-api.hostedstatus.com";

export class GitLab extends GitHost {
  /** The PKCE challenges of authorized logins, by code. */
  private readonly challenges = new Map<string, string>();

  /** @param name owner and name of the repository, such as example/website */
  constructor(
    repository: GitRepository,
    private readonly name: string,
  ) {
    super(repository, ["https://gitlab.com", status]);
  }

  protected answer(request: ApiRequest): Answer {
    const { endpoint, search, authorization } = request;
    const body = request.body as Partial<RequestBody>;
    if (endpoint.startsWith("GET /1.0/status/"))
      return { result: { status_overall: { status_code: 100 } } };
    if (endpoint === "GET /oauth/authorize") return this.authorize(search);
    if (endpoint === "POST /oauth/token") return this.newToken(body);
    if (authorization !== `Bearer ${token}`) return new Reply({ error: "invalid_token" }, 401);
    if (endpoint === "GET /api/v4/user") return { id: 1, username: editor.login, ...editor };
    if (endpoint === "POST /api/graphql")
      return askGitLab(this.repository, body.query ?? "", body.variables);
    const [verb = "", path = ""] = endpoint.split(" ");
    const project = `/api/v4/projects/${this.name}`;
    if (!path.startsWith(project)) return undefined;
    const rest = path.slice(project.length);
    if (rest.startsWith("/merge_requests"))
      return this.requests(verb, rest.slice("/merge_requests".length), search, body);
    return this.data(`${verb} ${rest}`, search, body);
  }

  /** The page on which an editor authorizes the login. */
  private authorize(search: URLSearchParams): Reply | undefined {
    const parameter = (name: string) => search.get(name) ?? "";
    if (parameter("client_id") !== appId || parameter("code_challenge_method") !== "S256")
      return undefined;
    const code = randomUUID();
    this.challenges.set(code, parameter("code_challenge"));
    const back = new URL(parameter("redirect_uri"));
    back.searchParams.set("code", code);
    back.searchParams.set("state", parameter("state"));
    const link = `<a href="${back.href.replace(/&/g, "&amp;")}">Authorize</a>`;
    return new Reply(link, 200, "text/html");
  }

  private newToken(body: Partial<RequestBody>): object {
    const proof = createHash("sha256")
      .update(body.code_verifier ?? "")
      .digest("base64url");
    if (this.challenges.get(body.code ?? "") !== proof || body.client_id !== appId)
      return new Reply({ error: "invalid_grant" }, 400);
    return { access_token: token, token_type: "Bearer" };
  }

  private data(
    endpoint: string,
    search: URLSearchParams,
    body: Partial<RequestBody>,
  ): object | undefined {
    const { repository } = this;
    if (endpoint === "GET /users") return [{ id: 1 }];
    if (endpoint === "GET /deployments") return [];
    if (endpoint === "POST /repository/commits") return this.commit(body);
    const file = /^GET \/repository\/files\/(.+)\/raw$/.exec(endpoint)?.[1];
    if (file) {
      const id = repository.idOf(`${search.get("ref")}:${file}`);
      return id
        ? new Reply(repository.blob(id), 200, "application/octet-stream")
        : new Reply({ message: "404 File Not Found" }, 404);
    }
    const built = /^GET \/repository\/commits\/(\w+)\/statuses$/.exec(endpoint)?.[1];
    if (built)
      return [{ name: "deploy", status: "success", target_url: `${deployPreview}/${built}/` }];
    const [, verb, branch = ""] =
      /^(GET|DELETE) \/repository\/branches\/(.+)$/.exec(endpoint) ?? [];
    if (verb === "GET") return { name: branch, commit: { id: repository.head(branch).sha } };
    if (verb !== "DELETE") return undefined;
    // A merge has already deleted its branch.
    if (!repository.idOf(branch)) return new Reply({ message: "404 Branch Not Found" }, 404);
    repository.deleteBranch(branch);
    return new Reply("", 204);
  }

  private commit(body: Partial<RequestBody>): object {
    const { repository } = this;
    const { branch = "", start_branch, commit_message = "", actions = [] } = body;
    if (start_branch && repository.idOf(`refs/heads/${branch}`))
      return new Reply({ message: `A branch called '${branch}' already exists.` }, 400);
    const changes = actions.map(({ file_path, content, encoding }): Change => ({
      path: file_path,
      content: Buffer.from(content, encoding === "base64" ? "base64" : "utf8"),
    }));
    const id = repository.commit(branch, changes, commit_message, start_branch);
    return { id, committed_date: new Date().toISOString() };
  }

  private requests(
    verb: string,
    rest: string,
    search: URLSearchParams,
    body: Partial<RequestBody>,
  ): object | undefined {
    const { repository } = this;
    if (rest === "" && verb === "POST") {
      const { title = "", source_branch = "", labels = "" } = body;
      return this.mergeRequestJson(
        repository.propose(title, source_branch, /^Draft:/.test(title), [labels]),
      );
    }
    if (rest === "")
      return repository.proposals
        .filter(({ state }) => state === "open")
        .filter(
          ({ labels }) => !search.has("labels") || labels.includes(search.get("labels") ?? ""),
        )
        .filter(({ branch }) => [null, branch].includes(search.get("source_branch")))
        .map((proposal) => this.mergeRequestJson(proposal));
    const [, number, what] = /^\/(\d+)(?:\/(\w+))?$/.exec(rest) ?? [];
    const proposal = repository.proposals.find((each) => String(each.number) === number);
    if (!proposal) return undefined;
    if (what === "diffs") return this.differences(proposal);
    if (what === "merge") {
      if (!repository.merge(proposal))
        return new Reply({ message: "Branch cannot be merged" }, 405);
      repository.deleteBranch(proposal.branch);
    } else if (verb === "PUT") {
      const removed = body.remove_labels?.split(",") ?? [];
      proposal.labels = proposal.labels.filter((label) => !removed.includes(label));
      if (body.add_labels) proposal.labels.push(body.add_labels);
      if (body.state_event === "close") proposal.state = "closed";
      if (body.title !== undefined) proposal.isDraft = body.title.startsWith("Draft:");
    }
    return this.mergeRequestJson(proposal);
  }

  private mergeRequestJson(proposal: Proposal): object {
    return {
      id: proposal.number,
      iid: proposal.number,
      title: proposal.title,
      web_url: `https://gitlab.com/-/merge_requests/${proposal.number}`,
      source_branch: proposal.branch,
      sha: this.repository.idOf(proposal.branch),
      state: proposal.state === "open" ? "opened" : proposal.state,
      labels: proposal.labels,
      author: { id: 1, username: editor.login, name: editor.name },
      detailed_merge_status: "mergeable",
      created_at: proposal.at,
      updated_at: proposal.at,
    };
  }

  private differences({ branch }: Proposal): object[] {
    const changed = this.repository.git([
      "diff",
      "--name-status",
      "--no-renames",
      `main...${branch}`,
    ]);
    return changed
      .split("\n")
      .filter(Boolean)
      .map((line) => {
        const [sign, name] = line.split("\t");
        return { old_path: name, new_path: name, deleted_file: sign === "D", renamed_file: false };
      });
  }
}
