/** A stand-in of GitHub's API, as far as the CMS uses it. */
import { editor, GitHost, type Asked, type TreeChange } from "./git-host";
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

  protected answer({ verb, path, search, given: sent }: Asked): object | undefined {
    const request = `${verb} ${path}`;
    if (["GET /user", `GET /users/${editor.login}`].includes(request)) return { id: 1, ...editor };
    const rest = path.replace(`/repos/${this.repository}`, "");
    const own = `${verb} ${rest}`;
    const given = sent as Partial<Given>;
    if (own === "GET ")
      return { owner: { login: "example" }, permissions: { push: true }, default_branch: "main" };
    if (own.startsWith("GET /git/trees/")) {
      const tree = this.tree(rest.slice("/git/trees/".length), search.has("recursive"));
      return tree && { tree };
    }
    if (own.startsWith("GET /git/blobs/")) {
      const sha = rest.slice("/git/blobs/".length);
      const content = this.gitBytes(["cat-file", "blob", sha]).toString("base64");
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
