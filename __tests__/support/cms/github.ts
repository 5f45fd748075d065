/** A mock of the part of GitHub's API that the CMS uses, which answers from a git repository. */
import type { BrowserContext, Request } from "@playwright/test";
import { GitHubGraph } from "./github-graph";
import { editor, type GitRepository, type Proposal } from "./git-repository";

/** The editor's access token. */
export const token = "secret";

/** The fields of request bodies. */
interface RequestBody {
  query: string;
  variables: Record<string, unknown>;
  title: string;
  head: string;
  draft: boolean;
  labels: string[];
}

export class GitHub {
  /** Unknown requests, which fail the test. */
  readonly unknown: string[] = [];
  private readonly graph: GitHubGraph;

  /** @param name owner and name of the repository, such as example/website */
  constructor(
    private readonly repository: GitRepository,
    private readonly name: string,
  ) {
    this.graph = new GitHubGraph(repository);
  }

  /** Answers the requests of a browser context. */
  async serve(context: BrowserContext): Promise<void> {
    await context.route("https://www.githubstatus.com/**", (route) =>
      route.fulfill({ json: { status: { indicator: "none" } } }),
    );
    await context.route("https://api.github.com/**", async (route, request) => {
      const answer = await this.answer(request).catch((error: unknown) => {
        this.unknown.push(String(error));
        return {};
      });
      const headers = {
        "Access-Control-Allow-Origin": "*",
        "Access-Control-Allow-Headers": "*",
        "Access-Control-Allow-Methods": "*",
      };
      await route.fulfill(
        Buffer.isBuffer(answer) ? { headers, body: answer } : { headers, json: answer },
      );
    });
  }

  /** @returns JSON, or bytes; @throws for a request that the mock does not know */
  private async answer(request: Request): Promise<object> {
    const { repository } = this;
    if (request.method() === "OPTIONS") return {};
    const endpoint = `${request.method()} ${new URL(request.url()).pathname}`;
    if (request.headers().authorization !== `token ${token}`)
      throw new Error(`${endpoint} has no token`);
    const body = JSON.parse(request.postData() ?? "{}") as Partial<RequestBody>;
    if (endpoint === "GET /user") return { id: 1, ...editor, avatar_url: "" };
    if (endpoint === "POST /graphql") return this.graph.answer(body.query ?? "", body.variables);
    const rest = endpoint.replace(`/repos/${this.name}/`, "");
    if (rest === `GET collaborators/${editor.login}`) return {};
    const listed = /^GET git\/trees\/(\w+)$/.exec(rest)?.[1];
    if (listed) return { tree: repository.list(listed).map((file) => ({ type: "blob", ...file })) };
    const blob = /^GET git\/blobs\/(\w+)$/.exec(rest)?.[1];
    if (blob) return repository.blobs.get(blob) ?? {};
    if (rest === "POST pulls") {
      const { title = "", head = "", draft = false } = body;
      return pullRequestJson(repository.propose(title, head, draft));
    }
    const number = /^\w+ issues\/(\d+)\/labels$/.exec(rest)?.[1];
    const proposal = repository.proposals.find((each) => String(each.number) === number);
    if (!proposal) throw new Error(`${endpoint} is not known to the mock`);
    proposal.labels = body.labels ?? [];
    return pullRequestJson(proposal);
  }
}

const pullRequestJson = ({ number, title, labels }: Proposal) => ({
  number,
  node_id: String(number),
  title,
  html_url: `https://github.com/pull/${number}`,
  labels: labels.map((name) => ({ name })),
});
