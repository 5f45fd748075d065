/** Pull requests of the stand-in of Bitbucket. Their comments are what the CMS keeps the status of a draft in. */
import { deployPreview } from "./git-host";
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

  /** What was last said about a request, such as its status in the CMS. */
  lastComment({ id }: PullRequest): string {
    return this.comments.get(id)?.at(-1) ?? "";
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
    if (what === "comments") return this.commentsOf(request, verb, sent);
    const { name } = request.source.branch;
    if (what === "statuses") {
      const url = `${deployPreview}${this.hashOf(name)}/`;
      return listed([{ key: "deploy/preview", state: "SUCCESSFUL", url }]);
    }
    if (request.state !== "OPEN") return undefined;
    if (what === "decline") request.state = "DECLINED";
    if (what === "merge") {
      mergeIntoMain(this.git, this.hashOf(name), sent.message);
      request.state = "MERGED";
      if (sent.close_source_branch) this.git(["update-ref", "-d", `refs/heads/${name}`]);
    }
    return request;
  }

  private open({ title, source, destination }: Given): object {
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
    const terms = query.split(" AND ").map((term) => {
      const [, field = "", sign, value = ""] = /^([\w.]+) (=|~|>) "?(.*?)"?$/.exec(term) ?? [];
      return (request: PullRequest): boolean => {
        if (field === "source.repository.full_name") return true;
        if (field === "comment_count") return this.lastComment(request) !== "";
        if (field === "state") return request.state === value;
        const end = field === "source.branch.name" ? request.source : request.destination;
        return sign === "~" ? end.branch.name.includes(value) : end.branch.name === value;
      };
    });
    return listed(this.list.filter((request) => terms.every((fits) => fits(request))));
  }

  private commentsOf({ id }: PullRequest, verb: string, { content }: Given): object {
    const said = this.comments.get(id) ?? [];
    if (verb === "POST") this.comments.set(id, [...said, content.raw]);
    return listed((this.comments.get(id) ?? []).map((raw) => ({ content: { raw } })));
  }
}
