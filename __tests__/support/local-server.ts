import { createServer, request, type IncomingHttpHeaders, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** Serves at a free port while the tests of a file run. @returns the port */
export function serveWhileTesting(listener: RequestListener): () => number {
  const server = createServer(listener);
  beforeAll(() => new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve)));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return () => (server.address() as AddressInfo).port;
}

interface Asked {
  port: number;
  /** The target as it is sent; `fetch` would normalise it. */
  path: string;
  method?: string;
  headers?: Record<string, string>;
}

/** Sends a request to this machine. */
export const ask = ({ port, ...options }: Asked, body = "") =>
  new Promise<{ status: number; text: string; headers: IncomingHttpHeaders }>((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port, ...options }, (answer) => {
      const { statusCode: status = 0, headers } = answer;
      let text = "";
      answer.setEncoding("utf8").on("data", (part: string) => (text += part));
      answer.on("end", () => resolve({ status, text, headers }));
    });
    asked.on("error", reject).end(body);
  });
