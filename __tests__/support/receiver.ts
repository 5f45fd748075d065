/** A webhook for browser tests: a real server, so that preflights are real as well. */
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Mode = "ok" | "broken" | "held";

const answers: Record<Exclude<Mode, "held">, (response: ServerResponse) => void> = {
  ok: (response) => response.writeHead(200).end("Accepted"),
  broken: (response) => response.writeHead(500).end("Broken"),
};

export interface Receiver {
  /** What was posted, in order. */
  leads: Record<string, string>[];
  /** How requests are answered; one that is held waits for `answer`. */
  mode: Mode;
  /** Answers what is held. */
  answer: (mode: Exclude<Mode, "held">) => void;
}

export interface RunningReceiver extends Receiver {
  port: number;
  /** Forgets what was posted, and answers as usual again. */
  reset: () => void;
  close: () => Promise<void>;
}

/** Listens on a free port. */
export async function startReceiver(): Promise<RunningReceiver> {
  const held: ServerResponse[] = [];
  const server = createServer((request, response) => {
    // A browser sends a request again by itself when a connection kept from before breaks: none is kept.
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
