/** The common part of the mocks of GitHub and GitLab, which answer requests of the browser from a git repository. */
import type { BrowserContext, Request } from "@playwright/test";
import type { GitRepository } from "./git-repository";

/** The deploy preview of a branch. */
export const deployPreview = "https://deploy-preview.example.com";

/** The editor's access token. */
export const token = "secret";

/** A request, with its path decoded. */
export interface ApiRequest {
  /** Method and path, such as `GET /user`. */
  endpoint: string;
  search: URLSearchParams;
  authorization: string;
  /** The JSON of its body. */
  body: unknown;
}

/** An answer other than JSON with status 200. */
export class Reply {
  constructor(
    readonly body: string | Buffer | object,
    readonly status = 200,
    readonly type = "application/json",
  ) {}
}

/** JSON, a reply, or undefined for a request that the mock does not know. */
export type Answer = object | undefined | Promise<object | undefined>;

export abstract class GitHost {
  /** Unknown requests, which fail the test. */
  readonly unknown: string[] = [];

  /** @param origins the origins that it mocks */
  constructor(
    readonly repository: GitRepository,
    private readonly origins: readonly string[],
  ) {}

  protected abstract answer(request: ApiRequest): Answer;

  /** Answers the requests of a browser context. */
  async serve(context: BrowserContext): Promise<void> {
    await context.route(`${deployPreview}/**`, (route) => route.fulfill({ body: "A preview" }));
    const isMine = ({ origin }: URL) => this.origins.includes(origin);
    await context.route(isMine, async (route, request) => {
      const { body, status, type } = await this.reply(request);
      await route.fulfill({
        status,
        contentType: type,
        headers: {
          "Access-Control-Allow-Origin": "*",
          "Access-Control-Allow-Headers": "*",
          "Access-Control-Allow-Methods": "*",
        },
        body: typeof body === "string" || Buffer.isBuffer(body) ? body : JSON.stringify(body),
      });
    });
  }

  private async reply(request: Request): Promise<Reply> {
    const { pathname, searchParams: search } = new URL(request.url());
    const endpoint = `${request.method()} ${decodeURIComponent(pathname)}`;
    if (request.method() === "OPTIONS") return new Reply("");
    const { authorization = "" } = request.headers();
    const sent = request.postData();
    try {
      const body: unknown = sent ? JSON.parse(sent) : {};
      const found = await this.answer({ endpoint, search, authorization, body });
      if (found instanceof Reply) return found;
      if (found) return new Reply(found);
    } catch (error) {
      this.unknown.push(`${endpoint}: ${String(error)}`);
      return new Reply({ message: String(error) }, 500);
    }
    this.unknown.push(endpoint);
    return new Reply({ message: "Not known to the mock" }, 501);
  }
}
