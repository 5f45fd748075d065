/** A stand-in of GitLab, as far as the CMS uses it: its login by PKCE and its API. */
import { createHash, randomUUID } from "node:crypto";
import { deployPreview, editor, GitHost, Reply, type Asked, type TreeChange } from "./git-host";
import { MergeRequests } from "./gitlab-merges";

/** What requests send. */
interface Given {
  client_id: string;
  code: string;
  code_verifier: string;
  grant_type: string;
  refresh_token: string;
  branch: string;
  /** The branch that a new one begins at. */
  start_branch: string;
  commit_message: string;
  actions: { action: string; file_path: string; previous_path?: string; content?: string }[];
}

/** Where the browser believes it to be. */
export const gitlabOrigin = "https://gitlab.com";

/** The application that the owner of the site has registered. */
export const appId = "application-of-the-site";

export class GitLab extends GitHost {
  /** The challenges of those who have agreed to the login, by their codes. */
  private readonly challenges = new Map<string, string>();
  readonly mergeRequests = new MergeRequests((command) => this.git(command), editor);
  private readonly tokens = new Set<string>();
  private refreshToken = "";

  /** From now on the editor's token is refused, as it is some hours after each login. */
  expireToken(): void {
    this.tokens.clear();
  }

  protected answer(asked: Asked): object | undefined {
    const { verb, path, search, headers } = asked;
    const given = asked.given as Partial<Given>;
    if (path === "/oauth/authorize") return this.authorize(search);
    if (path === "/oauth/token") return this.newToken(given);
    if (!this.tokens.has(headers.authorization ?? ""))
      return new Reply({ error: "invalid_token" }, {}, 401);
    if (path === "/api/v4/user") return { id: 1, username: editor.login, ...editor };
    const project = `/api/v4/projects/${this.repository}`;
    if (path === project)
      return { permissions: { project_access: { access_level: 30 } }, shared_with_groups: [] };
    const merges = `${project}/merge_requests`;
    if (path.startsWith(merges))
      return this.mergeRequests.answer(verb, path.slice(merges.length), search);
    const rest = path.slice(`${project}/repository`.length);
    const file = /^\/files\/(.+?)(\/raw)?$/.exec(rest);
    if (file) return this.file(verb, `${search.get("ref")}:${file[1]}`);
    if (rest === "/tree") return this.page(path, search);
    if (rest === "/commits")
      return verb === "POST"
        ? this.commit(given)
        : [{ author_name: editor.name, authored_date: "2024-01-01T00:00:00Z" }];
    const branch = /^\/branches\/(.+)$/.exec(rest)?.[1];
    if (branch) return this.branch(verb, branch, (id) => ({ name: branch, commit: { id } }));
    const built = /^\/commits\/(\w+)\/statuses$/.exec(rest)?.[1];
    if (built)
      return [{ name: "deploy", status: "success", target_url: `${deployPreview}${built}/` }];
    if (/^\/commits\/\w+\/refs$/.test(rest)) return [{ type: "branch", name: "main" }];
    if (rest === "/compare") return this.differences(search);
    return undefined;
  }

  /** The page on which an editor agrees to the login. */
  private authorize(search: URLSearchParams): Reply | undefined {
    const asked = (name: string) => search.get(name) ?? "";
    if (asked("client_id") !== appId || asked("code_challenge_method") !== "S256") return undefined;
    const code = randomUUID();
    this.challenges.set(code, asked("code_challenge"));
    const back = new URL(asked("redirect_uri"));
    back.searchParams.set("code", code);
    back.searchParams.set("state", asked("state"));
    const link = `<a href="${back.href.replace(/&/g, "&amp;")}">Authorize</a>`;
    return new Reply(link, { "Content-Type": "text/html" });
  }

  private newToken(given: Partial<Given>): object {
    const proof = createHash("sha256")
      .update(given.code_verifier ?? "")
      .digest("base64url");
    const isAllowed =
      given.grant_type === "refresh_token"
        ? given.refresh_token === this.refreshToken
        : this.challenges.get(given.code ?? "") === proof;
    if (!isAllowed || given.client_id !== appId)
      return new Reply({ error: "invalid_grant" }, {}, 400);
    const token = randomUUID();
    this.tokens.add(`Bearer ${token}`);
    this.refreshToken = randomUUID();
    return { access_token: token, refresh_token: this.refreshToken, token_type: "Bearer" };
  }

  private file(verb: string, revision: string): Reply | undefined {
    const id = this.idOf(revision);
    if (!id) return undefined;
    const body = verb === "HEAD" ? "" : this.blob(id);
    return new Reply(body, { "X-Gitlab-Blob-Id": id });
  }

  /** A page of the list of files, with links to the others. */
  private page(path: string, search: URLSearchParams): Reply | undefined {
    const folder = search.get("path") ?? "";
    const recursive = search.get("recursive") === "true";
    const items = this.tree(`${search.get("ref")}:${folder}`, recursive);
    if (!items) return undefined;
    const size = Number(search.get("per_page") ?? 20);
    const page = Number(search.get("page") ?? 1);
    const pages = Math.ceil(items.length / size);
    const link = (number: number, name: string) => {
      const to = new URLSearchParams(search);
      to.set("page", String(number));
      const address = path.replace(this.repository, encodeURIComponent(this.repository));
      return `<${gitlabOrigin}${address}?${to}>; rel="${name}"`;
    };
    const list = items.slice((page - 1) * size, page * size).map((item) => ({
      id: item.sha,
      name: item.path.replace(/.*\//, ""),
      type: item.type,
      path: `${folder}/${item.path}`,
      mode: item.mode,
    }));
    return new Reply(list, {
      "X-Page": String(page),
      "X-Per-Page": String(size),
      "X-Total": String(items.length),
      "X-Total-Pages": String(pages),
      Link: [
        ...(page < pages ? [link(page + 1, "next")] : []),
        link(1, "first"),
        link(pages, "last"),
      ].join(", "),
    });
  }

  private commit(given: Partial<Given>): object {
    const { branch = "", start_branch, commit_message = "", actions = [] } = given;
    const base = start_branch ?? branch;
    if (start_branch && this.has(`refs/heads/${branch}`))
      return new Reply({ message: `A branch called ${branch} already exists` }, {}, 400);
    const changes = actions.flatMap(
      ({ action, file_path, previous_path, content }): TreeChange[] => {
        const gone = { path: previous_path ?? file_path, mode: "", sha: null };
        if (action === "delete") return [gone];
        const sha =
          content === undefined
            ? this.git(["rev-parse", `${base}:${gone.path}`]).trim()
            : this.newBlob(Buffer.from(content, "base64"));
        const kept = { path: file_path, mode: "100644", sha };
        return action === "move" ? [gone, kept] : [kept];
      },
    );
    const id = this.newCommit(this.newTree(base, changes), [base], commit_message);
    this.git(["update-ref", `refs/heads/${branch}`, id]);
    return { id };
  }

  private differences(search: URLSearchParams): object {
    const range = `${search.get("from")}...${search.get("to")}`;
    const lines = this.git(["diff", "--name-status", "--no-renames", range]).split("\n");
    const diffs = lines.filter(Boolean).map((line) => {
      const [sign = "", name = ""] = line.split("\t");
      const paths = { old_path: name, new_path: name, diff: "@@" };
      return { ...paths, new_file: sign === "A", deleted_file: sign === "D" };
    });
    return { diffs };
  }
}
