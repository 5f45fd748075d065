/** In develop, sends the results of each content check to open pages. */
import type { ServerResponse } from "node:http";
import { formatProblem, type Problem } from "../../model/problem";
import { problemFeed, type ContentProblems } from "../../lib/problem-feed";
import type { DevServer } from "./dev-server";

export class ProblemServer {
  private latest: ContentProblems = { problems: [], advice: [] };
  private readonly pages = new Set<ServerResponse>();

  private send(page: ServerResponse): void {
    page.write(`data: ${JSON.stringify(this.latest)}\n\n`);
  }

  /**
   * Sends the current problems to every open page.
   * @param advice warnings, in spite of which pages show the content
   */
  update(problems: readonly Problem[], advice: readonly Problem[] = []): void {
    this.latest = { problems: problems.map(formatProblem), advice: advice.map(formatProblem) };
    for (const page of this.pages) this.send(page);
  }

  serve(server: DevServer): void {
    server.use(problemFeed, (request, response) => {
      response.writeHead(200, {
        "Content-Type": "text/event-stream",
        // no-transform turns off compression, which would delay events.
        "Cache-Control": "no-cache, no-transform",
      });
      this.pages.add(response);
      this.send(response);
      request.on("close", () => this.pages.delete(response));
    });
  }
}
