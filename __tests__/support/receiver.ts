/** A webhook for browser tests. It is a real server, so that CORS preflights are real too. */
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Mode = "ok" | "broken" | "held";

const answers: Record<Exclude<Mode, "held">, (response: ServerResponse) => void> = {
  ok: (response) => response.writeHead(200).end("Accepted"),
  broken: (response) => response.writeHead(500).end("Broken"),
};

export interface Receiver {
  /** The received leads, in order. */
  leads: Record<string, string>[];
  /** How to answer requests; a held one waits for `answer`. */
  mode: Mode;
  /** Answers the held requests. */
  answer: (mode: Exclude<Mode, "held">) => void;
}

export interface RunningReceiver extends Receiver {
  port: number;
  /** Clears the leads and held requests, and sets the mode to ok. */
  reset: () => void;
  close: () => Promise<void>;
}

/** Listens on a free port. */
export async function startReceiver(): Promise<RunningReceiver> {
  const held: ServerResponse[] = [];
  const server = createServer((request, response) => {
    // Browsers repeat a request when a kept-alive connection breaks, so none is kept alive.
    response.setHeader("Connection", "close");
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Access-Control-Allow-Headers", "Content-Type");
    if (request.method === "OPTIONS") {
      response.writeHead(204).end();
      return;
    }
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      receiver.leads.push(JSON.parse(Buffer.concat(parts).toString()) as Record<string, string>);
      if (receiver.mode === "held") held.push(response);
      else answers[receiver.mode](response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const receiver: RunningReceiver = {
    leads: [],
    mode: "ok",
    answer: (mode) => {
      for (const response of held.splice(0)) answers[mode](response);
    },
    port: (server.address() as AddressInfo).port,
    reset: () => {
      receiver.leads = [];
      receiver.mode = "ok";
      for (const response of held.splice(0)) response.destroy();
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return receiver;
}
