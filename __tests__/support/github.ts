/** A stand-in of GitHub's API, as far as the CMS uses it. */
import { editor, GitHost, Reply, type Asked, type TreeChange } from "./git-host";
import { Pulls } from "./github-pulls";

/** What requests send. */
interface Given {
  content: string;
  base_tree: string;
  tree: string | TreeChange[];
  parents: string[];
  message: string;
  sha: string;
}

export class GitHub extends GitHost {
  /** The pull requests, and branches as such. */
  readonly pulls = new Pulls((command) => this.git(command), editor);
  /** The editor's own copy, in which a branch is one of the same git repository; `main` is that of the site. */
  readonly fork: string;
  private hasFork = false;

  /** @param isMember whether the editor may write to the repository */
  constructor(
    repository: string,
    private readonly isMember = true,
  ) {
    super(repository);
    this.fork = repository.replace(/^[^/]+/, editor.login);
  }

  protected answer({ verb, path, search, given: sent }: Asked): object | undefined {
    if ([`/user`, `/users/${editor.login}`].includes(path)) return { id: 1, ...editor };
    const [, repository = "", rest = ""] = /^\/repos\/([^/]+\/[^/]+)(.*)$/.exec(path) ?? [];
    const own = `${verb} ${rest}`;
    if (repository === this.fork && !this.hasFork) return undefined;
    if (!this.isAllowed(repository, verb, rest))
      return new Reply({ message: "Resource not accessible" }, {}, 403);
    return this.about(repository, own) ?? this.data(verb, rest, search, sent);
  }

  /** Whoever is no member reads, makes a copy of their own, and proposes its branches. */
  private isAllowed(repository: string, verb: string, rest: string): boolean {
    if (verb === "GET") return true;
    if (repository === this.fork) return !rest.endsWith("/heads/main");
    return (
      this.isMember ||
      rest === "/forks" ||
      /^(POST \/pulls|PATCH \/pulls\/\d+)$/.test(`${verb} ${rest}`)
    );
  }

  /** A repository as such, its members, and its copy. */
  private about(repository: string, own: string): object | undefined {
    const isFork = repository === this.fork;
    if (own === "GET ")
      return {
        owner: { login: repository.split("/")[0] },
        permissions: { push: isFork || this.isMember },
        default_branch: "main",
        ...(isFork && { fork: true, parent: { full_name: this.repository } }),
      };
    if (own === `GET /collaborators/${editor.login}/permission`)
      return { permission: this.isMember ? "write" : "read" };
    if (own === "POST /merge-upstream") return {};
    if (own !== "POST /forks") return undefined;
    this.hasFork = true;
    return { full_name: this.fork };
  }

  /** What git keeps. */
  private data(
    verb: string,
    rest: string,
    search: URLSearchParams,
    sent: object,
  ): object | undefined {
    const own = `${verb} ${rest}`;
    const given = sent as Partial<Given>;
    if (own.startsWith("GET /git/trees/")) {
      const tree = this.tree(rest.slice("/git/trees/".length), search.has("recursive"));
      return tree && { tree };
    }
    if (own.startsWith("GET /git/blobs/")) {
      const sha = rest.slice("/git/blobs/".length);
      const content = this.blob(sha).toString("base64");
      return { sha, encoding: "base64", content };
    }
    if (own === "GET /commits")
      return [{ commit: { author: { name: editor.name, date: "2024-01-01T00:00:00Z" } } }];
    if (own === "POST /git/blobs")
      return { sha: this.newBlob(Buffer.from(given.content ?? "", "base64")) };
    if (own === "POST /git/trees")
      return { sha: this.newTree(given.base_tree ?? "", given.tree as TreeChange[]) };
    if (own === "POST /git/commits")
      return {
        sha: this.newCommit(given.tree as string, given.parents ?? [], given.message ?? ""),
      };
    return this.pulls.answer(own, search, sent) as object | undefined;
  }
}
