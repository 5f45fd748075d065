/** Pull requests of the stand-in of Bitbucket. Their comments are what the CMS keeps the status of a draft in. */
import { deployPreview, Reply } from "./git-host";
import { mergeIntoMain } from "./merge-into-main";

interface PullRequest {
  id: number;
  title: string;
  source: { branch: { name: string } };
  destination: { branch: { name: string }; commit: { hash: string } };
  state: "OPEN" | "MERGED" | "DECLINED";
  updated_on: string;
  author: { display_name: string };
}

/** What requests send. */
interface Given {
  title: string;
  source: { branch: { name: string } };
  destination: { branch: { name: string } };
  content: { raw: string };
  message: string;
  close_source_branch: boolean;
}

type Git = (command: string[]) => string;

/** Bitbucket's lists are one page of a larger thing. */
const listed = <Value>(values: Value[]): { values: Value[] } => ({ values });

export class PullRequests {
  readonly list: PullRequest[] = [];
  /** What was said about each, the last at the end. */
  private readonly comments = new Map<number, string[]>();

  constructor(
    private readonly git: Git,
    private readonly author: string,
  ) {}

  private hashOf = (branch: string): string => this.git(["rev-parse", branch]).trim();

  /** What was said about a request, the last at the end; one that the CMS has said is its status. */
  commentsOf({ id }: PullRequest): string[] {
    return this.comments.get(id) ?? [];
  }

  /** Says something about a request, as the CMS or a reviewer does. */
  comment(id: number, raw: string): void {
    this.comments.set(id, [...(this.comments.get(id) ?? []), raw]);
  }

  /**
   * Answers a request.
   * @param rest its path below `/pullrequests`
   * @returns undefined for what there is not
   */
  answer(verb: string, rest: string, search: URLSearchParams, given: object): object | undefined {
    const sent = given as Given;
    if (rest === "") return verb === "POST" ? this.open(sent) : this.found(search.get("q") ?? "");
    const [, id, what = ""] = /^\/(\d+)(?:\/(\w+))?$/.exec(rest) ?? [];
    const request = this.list.find((each) => String(each.id) === id);
    if (!request) return undefined;
    const { name } = request.source.branch;
    const asked = `${verb} ${what}`;
    if (asked === "POST comments") this.comment(request.id, sent.content.raw);
    if (what === "comments")
      return listed(this.commentsOf(request).map((raw) => ({ content: { raw } })));
    if (asked === "GET statuses") {
      const url = `${deployPreview}${this.hashOf(name)}/`;
      return listed([{ key: "deploy/preview", state: "SUCCESSFUL", url }]);
    }
    if (request.state !== "OPEN") return undefined;
    if (asked === "POST decline") return Object.assign(request, { state: "DECLINED" });
    if (asked !== "POST merge") return undefined;
    if (!mergeIntoMain(this.git, this.hashOf(name), sent.message)) {
      const message = "You can't merge until you resolve all merge conflicts.";
      return new Reply({ type: "error", error: { message } }, {}, 400);
    }
    if (sent.close_source_branch) this.git(["update-ref", "-d", `refs/heads/${name}`]);
    return Object.assign(request, { state: "MERGED" });
  }

  /** Proposes a branch. One that is proposed already keeps its request. */
  private open({ title, source, destination }: Given): object {
    const left = this.list.find(
      (request) => request.state === "OPEN" && request.source.branch.name === source.branch.name,
    );
    if (left) return left;
    const into = { ...destination, commit: { hash: this.hashOf(destination.branch.name) } };
    const request: PullRequest = {
      id: this.list.length + 1,
      title,
      source,
      destination: into,
      state: "OPEN",
      updated_on: new Date().toISOString(),
      author: { display_name: this.author },
    };
    this.list.push(request);
    return request;
  }

  /** Those that a query in Bitbucket's language asks for. */
  private found(query: string): object {
    const terms = query.split(" AND ");
    return listed(this.list.filter((request) => terms.every((term) => this.fits(request, term))));
  }

  private fits(request: PullRequest, term: string): boolean {
    const [, condition = "", value = ""] = /^([\w.]+ [=~>]) "?(.*?)"?$/.exec(term) ?? [];
    const { source, destination, state } = request;
    switch (condition) {
      case "source.repository.full_name =":
        return true;
      case "comment_count >":
        return this.commentsOf(request).length > Number(value);
      case "state =":
        return state === value;
      case "source.branch.name =":
        return source.branch.name === value;
      case "source.branch.name ~":
        return source.branch.name.includes(value);
      case "destination.branch.name =":
        return destination.branch.name === value;
      default:
        throw new Error(`The stand-in does not know “${term}”`);
    }
  }
}
