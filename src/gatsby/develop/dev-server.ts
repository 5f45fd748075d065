import type { IncomingMessage, ServerResponse } from "node:http";

/** The part of Gatsby's development server, an Express app, that this site uses. */
export interface DevServer {
  use(
    path: string,
    answer: (request: IncomingMessage, response: ServerResponse, next: () => void) => void,
  ): unknown;
}
