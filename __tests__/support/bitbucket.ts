/** A stand-in of Bitbucket's API, as far as the CMS uses it. */
import { PullRequests } from "./bitbucket-pulls";
import { editor, GitHost, Reply, type Asked, type TreeChange } from "./git-host";

/** Where the browser believes it to be. */
export const bitbucketOrigin = "https://api.bitbucket.org";

/** The fields of a commit that are no files; `files` names one that is deleted. */
const commitFields = ["message", "branch", "author", "parents", "files"];

export class Bitbucket extends GitHost {
  readonly pullRequests = new PullRequests((command) => this.git(command), editor.name);

  protected answer({ verb, path, search, headers, given, form }: Asked): object | undefined {
    if (headers.authorization !== "Bearer secret")
      return new Reply({ type: "error", error: { message: "Token is invalid" } }, {}, 401);
    const links = { avatar: { href: "" } };
    if (path === "/2.0/user") return { username: editor.login, display_name: editor.name, links };
    const repository = `/2.0/repositories/${this.repository}`;
    if (path === repository) return { mainbranch: { name: "main" } };
    const rest = path.slice(repository.length);
    const branch = /^\/refs\/branches\/(.+)$/.exec(rest)?.[1];
    if (branch) return this.branch(verb, branch, (hash) => ({ name: branch, target: { hash } }));
    const pulls = "/pullrequests";
    if (rest.startsWith(pulls))
      return this.pullRequests.answer(verb, rest.slice(pulls.length), search, given);
    if (rest.startsWith("/diff/")) return this.difference(rest.slice("/diff/".length));
    if (rest === "/commits") return { values: [this.lastCommit(search)] };
    if (verb === "POST" && rest === "/src") return this.commit(form);
    const [, node = "", place = ""] = /^\/src\/(\w+)\/(.*?)\/?$/.exec(rest) ?? [];
    const id = node && this.idOf(`${node}:${place}`);
    if (!id) return undefined;
    const isFile = /\.\w+$/.test(place);
    return isFile ? new Reply(this.blob(id)) : this.list(node, place, path, search);
  }

  /** What a branch has changed since it left another. @param range both, the changed one first */
  private difference(range: string): Reply {
    const [changed = "", base = ""] = range.split("..");
    return new Reply(this.git(["diff", "--no-renames", `${base}...${changed}`]));
  }

  private lastCommit(search: URLSearchParams): object {
    const about = ["log", "-1", "--format=%H%n%an <%ae>%n%aI", search.get("include") ?? "main"];
    const [hash, raw, date] = this.git([...about, "--", search.get("path") ?? "."]).split("\n");
    return { hash, author: { raw }, date };
  }

  /** A page of the list of what is in a folder, as deep as is asked. */
  private list(node: string, folder: string, path: string, search: URLSearchParams): object {
    const depth = Number(search.get("max_depth") ?? 1);
    const items = this.tree(`${node}:${folder}`, true) ?? [];
    const inReach = items.filter((item) => item.path.split("/").length <= depth);
    const pagelen = Number(search.get("pagelen") ?? 10);
    const page = Number(search.get("page") ?? 1);
    const values = inReach.slice((page - 1) * pagelen, page * pagelen).map((item) => ({
      type: item.type === "tree" ? "commit_directory" : "commit_file",
      path: `${folder}/${item.path}`,
      commit: { hash: node },
    }));
    const following = new URLSearchParams(search);
    following.set("page", String(page + 1));
    const next = page * pagelen < inReach.length && `${bitbucketOrigin}${path}?${following}`;
    return { size: inReach.length, page, pagelen, values, ...(next && { next }) };
  }

  private commit(form: [name: string, value: Buffer][]): Reply {
    const valueOf = (name: string) => form.find((field) => field[0] === name)?.[1].toString() ?? "";
    const branch = valueOf("branch");
    const changes = form.flatMap(([name, value]): TreeChange[] => {
      if (name === "files") return [{ path: value.toString(), mode: "", sha: null }];
      if (commitFields.includes(name)) return [];
      return [{ path: name, mode: "100644", sha: this.newBlob(value) }];
    });
    // A new branch says where it begins; one that there is goes on, from its last commit only.
    const parent = valueOf("parents");
    const tip = this.idOf(`refs/heads/${branch}`);
    if (parent && tip && tip !== parent)
      return new Reply({ type: "error", error: { message: "Branch has moved on" } }, {}, 409);
    const base = parent || branch;
    const id = this.newCommit(this.newTree(base, changes), [base], valueOf("message"));
    this.git(["update-ref", `refs/heads/${branch}`, id]);
    return new Reply("", {}, 201);
  }
}
