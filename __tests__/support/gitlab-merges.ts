/** Merge requests of the stand-in of GitLab: their list, labels, rebase, merge and end. */
import { Reply } from "./git-host";
import { mergeIntoMain } from "./merge-into-main";

interface MergeRequest {
  iid: number;
  title: string;
  source_branch: string;
  target_branch: string;
  state: "opened" | "merged" | "closed";
  labels: string[];
  updated_at: string;
  author: object;
}

type Git = (command: string[]) => string;

const listed = (labels: string | null): string[] => (labels ?? "").split(",").filter(Boolean);

export class MergeRequests {
  readonly list: MergeRequest[] = [];

  constructor(
    private readonly git: Git,
    private readonly author: object,
  ) {}

  /** A request as it is shown: with the last commit of its branch. */
  private shown = (request: MergeRequest): object => ({
    ...request,
    sha:
      request.state === "opened"
        ? this.git(["rev-parse", "--verify", request.source_branch]).trim()
        : null,
  });

  /**
   * Answers a request.
   * @param rest its path below `/merge_requests`
   * @returns undefined for what there is not
   */
  answer(verb: string, rest: string, search: URLSearchParams): object | undefined {
    if (rest === "") return verb === "POST" ? this.open(search) : this.found(search);
    const [, iid, what] = /^\/(\d+)(?:\/(\w+))?$/.exec(rest) ?? [];
    const request = this.list.find((each) => String(each.iid) === iid);
    if (!request) return undefined;
    if (what === "rebase") return this.rebased(request);
    if (what === "merge") {
      const commit = this.git(["rev-parse", request.source_branch]).trim();
      const message = search.get("merge_commit_message") ?? request.title;
      if (!mergeIntoMain(this.git, commit, message))
        return new Reply({ message: "Branch cannot be merged" }, {}, 422);
      request.state = "merged";
      if (search.get("should_remove_source_branch") === "true") this.removeBranch(request);
    } else if (verb === "PUT") {
      if (search.has("labels")) request.labels = listed(search.get("labels"));
      if (search.get("state_event") === "close") request.state = "closed";
    }
    return this.shown(request);
  }

  private open(search: URLSearchParams): object {
    const asked = (name: string) => search.get(name) ?? "";
    const request: MergeRequest = {
      iid: this.list.length + 1,
      title: asked("title"),
      source_branch: asked("source_branch"),
      target_branch: asked("target_branch"),
      state: "opened",
      labels: listed(asked("labels")),
      updated_at: new Date().toISOString(),
      author: this.author,
    };
    this.list.push(request);
    return this.shown(request);
  }

  private found(search: URLSearchParams): object[] {
    const source = search.get("source_branch");
    return this.list
      .filter(({ state }) => state === search.get("state"))
      .filter((request) => request.target_branch === search.get("target_branch"))
      .filter((request) => source === null || request.source_branch === source)
      .map(this.shown);
  }

  /** A branch without anything new in main is as it was; the tests have no other. */
  private rebased({ source_branch }: MergeRequest): object {
    const behind = Number(this.git(["rev-list", "--count", `${source_branch}..main`]));
    return behind === 0
      ? { rebase_in_progress: false, merge_error: null }
      : { rebase_in_progress: false, merge_error: "The stand-in does not rebase" };
  }

  private removeBranch({ source_branch }: MergeRequest): void {
    this.git(["update-ref", "-d", `refs/heads/${source_branch}`]);
  }
}
