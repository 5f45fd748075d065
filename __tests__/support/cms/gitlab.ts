/** A mock of the parts of GitLab that the CMS uses: its PKCE login and its API. */
import { createHash, randomUUID } from "node:crypto";
import { GitHost, Reply, token, type Answer, type ApiRequest } from "./git-host";
import { askGitLab } from "./gitlab-graph";
import { editor, type GitRepository } from "./git-repository";

/** The fields of request bodies. */
interface RequestBody {
  query: string;
  variables: Record<string, unknown>;
  client_id: string;
  code: string;
  code_verifier: string;
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
    return this.data(`${verb} ${rest}`, search);
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

  private data(endpoint: string, search: URLSearchParams): object | undefined {
    const { repository } = this;
    if (endpoint === "GET /users") return [{ id: 1 }];
    if (endpoint === "GET /deployments" || /^GET .*\/statuses$/.test(endpoint)) return [];
    if (endpoint === "GET /repository/branches/main")
      return { name: "main", commit: { id: repository.head().sha } };
    const file = /^GET \/repository\/files\/(.+)\/raw$/.exec(endpoint)?.[1];
    if (file) {
      const id = repository.idOf(`${search.get("ref")}:${file}`);
      return id
        ? new Reply(repository.blob(id), 200, "application/octet-stream")
        : new Reply({ message: "404 File Not Found" }, 404);
    }
    return undefined;
  }
}
