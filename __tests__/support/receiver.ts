/** A webhook for browser tests. It is a real server, so that CORS preflights are real too. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface Receiver {
  /** The received leads, in order. */
  leads: Record<string, string>[];
  /** Whether the webhook works. */
  mode: "ok" | "broken";
  /** The wait before a preflight is answered, in milliseconds. */
  preflight: number;
}

export interface RunningReceiver extends Receiver {
  port: number;
  /** Clears the leads, and sets the mode to ok. */
  reset: () => void;
  close: () => Promise<void>;
}

/** Listens on a free port. */
export async function startReceiver(): Promise<RunningReceiver> {
  const server = createServer((request, response) => {
    // Browsers repeat a request when a kept-alive connection breaks, so none is kept alive.
    response.setHeader("Connection", "close");
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Access-Control-Allow-Headers", "Content-Type");
    if (request.method === "OPTIONS") {
      setTimeout(() => response.writeHead(204).end(), receiver.preflight);
      return;
    }
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      receiver.leads.push(JSON.parse(Buffer.concat(parts).toString()) as Record<string, string>);
      response.writeHead(receiver.mode === "ok" ? 200 : 500).end("Accepted");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const receiver: RunningReceiver = {
    leads: [],
    mode: "ok",
    preflight: 0,
    port: (server.address() as AddressInfo).port,
    reset: () => {
      receiver.leads = [];
      receiver.mode = "ok";
      receiver.preflight = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return receiver;
}
