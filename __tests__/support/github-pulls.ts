/** Pull requests of the stand-in of GitHub: branches, labels, what they change, and the merge. */
import { deployPreview, Reply } from "./git-host";
import { mergeIntoMain } from "./merge-into-main";

interface Pull {
  number: number;
  title: string;
  head: { ref: string; sha: string; label: string; repo: object };
  base: { ref: string };
  state: "open" | "closed";
  merged_at: string | null;
  updated_at: string;
  labels: { name: string }[];
  user: object;
}

/** What requests send. */
interface Given {
  title: string;
  head: string;
  ref: string;
  sha: string;
  labels: string[];
}

type Git = (command: string[]) => string;

/** The branch that is named as `owner:branch`. */
const branchOf = (head: string | null | undefined): string => (head ?? "").replace(/^[^:]*:/, "");

export class Pulls {
  readonly list: Pull[] = [];

  constructor(
    private readonly git: Git,
    private readonly user: object,
  ) {}

  private shaOf = (ref: string): string => this.git(["rev-parse", "--verify", ref]).trim();

  private readonly shown = (pull: Pull): Pull => ({
    ...pull,
    head: {
      ...pull.head,
      sha: pull.state === "open" ? this.shaOf(pull.head.ref) : pull.head.sha,
    },
  });

  private branches(): string[] {
    return this.git(["for-each-ref", "--format=%(refname:short)", "refs/heads"]).trim().split("\n");
  }

  /**
   * Answers a request to the repository.
   * @param request its method and path below the repository
   * @returns undefined for what there is not
   */
  answer(request: string, search: URLSearchParams, given: Partial<Given>): unknown {
    const [, verb = "", rest = ""] = /^(\w+) (.*)$/.exec(request) ?? [];
    const branch = /^\/(?:branches|git\/refs\/heads)\/(.+)$/.exec(rest)?.[1];
    if (branch !== undefined) return this.branch(verb, branch, given);
    if (request === "POST /git/refs") {
      this.git(["update-ref", given.ref ?? "", given.sha ?? ""]);
      return { ref: given.ref, object: { sha: given.sha } };
    }
    const compared = /^\/compare\/(.+)\.\.\.(.+)$/.exec(rest);
    if (compared) return this.differences(branchOf(compared[1]), branchOf(compared[2]));
    const commit = /^\/commits\/([^/]+)\/status$/.exec(rest)?.[1];
    if (commit !== undefined)
      return {
        statuses: [
          { context: "deploy/preview", state: "success", target_url: `${deployPreview}${commit}/` },
        ],
      };
    if (rest.startsWith("/pulls") || rest.startsWith("/issues"))
      return this.pulls(verb, rest, search, given);
    return undefined;
  }

  private branch(verb: string, name: string, { sha = "" }: Partial<Given>): unknown {
    if (verb !== "GET" && name !== "main" && !this.branches().includes(name)) return undefined;
    if (verb === "DELETE") this.git(["update-ref", "-d", `refs/heads/${name}`]);
    if (verb === "PATCH") this.git(["update-ref", `refs/heads/${name}`, sha]);
    if (verb === "DELETE") return {};
    if (!this.branches().includes(name)) return undefined;
    const found = this.shaOf(name);
    return { name, commit: { sha: found }, object: { sha: found } };
  }

  private differences(base: string, head: string): unknown {
    const files = this.git(["diff", "--name-status", "--no-renames", `${base}...${head}`])
      .trim()
      .split("\n")
      .filter(Boolean)
      .map((line) => {
        const [sign = "", filename = ""] = line.split("\t");
        const status = { A: "added", D: "removed" }[sign] ?? "modified";
        const sha = status === "removed" ? null : this.shaOf(`${head}:${filename}`);
        // Pictures have no patch.
        return { filename, status, sha, ...(/\.(md|yml)$/.test(filename) && { patch: "@@" }) };
      });
    const commits = this.git(["rev-list", "--reverse", `${base}..${head}`])
      .trim()
      .split("\n")
      .filter(Boolean)
      .map((sha) => ({
        sha,
        parents: [{ sha: this.shaOf(`${sha}^`) }],
        commit: {
          tree: { sha: this.shaOf(`${sha}^{tree}`) },
          message: this.git(["log", "-1", "--format=%B", sha]).trim(),
        },
      }));
    const behind = Number(this.git(["rev-list", "--count", `${head}..${base}`]));
    const ancestor = this.git(["merge-base", base, head]).trim();
    return {
      files,
      commits,
      total_commits: commits.length,
      behind_by: behind,
      status: behind > 0 ? "diverged" : "ahead",
      base_commit: { sha: this.shaOf(base) },
      merge_base_commit: { sha: ancestor },
    };
  }

  private pulls(
    verb: string,
    rest: string,
    search: URLSearchParams,
    given: Partial<Given>,
  ): unknown {
    if (rest === "/pulls" && verb === "POST") {
      const ref = branchOf(given.head);
      if (this.list.some((pull) => pull.state === "open" && pull.head.ref === ref))
        return new Reply({ message: `A pull request already exists for ${given.head}.` }, {}, 422);
      const head = { ref, sha: this.shaOf(ref), label: given.head ?? ref, repo: {} };
      const made: Pull = {
        number: this.list.length + 1,
        title: given.title ?? "",
        head,
        base: { ref: "main" },
        state: "open",
        merged_at: null,
        updated_at: new Date().toISOString(),
        labels: [],
        user: this.user,
      };
      this.list.push(made);
      return made;
    }
    if (rest === "/pulls") {
      const head = branchOf(search.get("head"));
      const state = search.get("state") ?? "open";
      return this.list
        .filter((pull) => !head || pull.head.ref === head)
        .filter((pull) => state === "all" || pull.state === state)
        .map(this.shown);
    }
    const [, number, what] = /^\/(?:pulls|issues)\/(\d+)(?:\/(\w+))?$/.exec(rest) ?? [];
    const pull = this.list.find((each) => String(each.number) === number);
    if (!pull) return undefined;
    if (what === "labels" && verb === "PUT")
      pull.labels = (given.labels ?? []).map((name) => ({ name }));
    if (what === "merge") {
      const sha = pull.state === "open" ? this.shaOf(pull.head.ref) : "";
      const merged = pull.state === "open" && mergeIntoMain(this.git, sha, pull.title);
      if (!merged) return new Reply({ message: "Pull Request is not mergeable" }, {}, 405);
      Object.assign(pull, { state: "closed", merged_at: new Date().toISOString() });
      pull.head.sha = sha;
      return { merged: true, sha: merged };
    }
    if (verb === "PATCH") Object.assign(pull, given);
    return what === "labels" ? pull.labels : this.shown(pull);
  }
}
