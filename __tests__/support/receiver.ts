/** A webhook for browser tests, at the address that a build without another one posts forms to. */
import { createServer, type Server, type ServerResponse } from "node:http";

export const modes = [
  "ok",
  "no content",
  "bad request",
  "broken",
  "dropped",
  "slow",
  "silent",
  "closed to other origins",
] as const;
export type Mode = (typeof modes)[number];

/** How long the slow webhook takes, in milliseconds. */
const slowness = 3000;

const answers: Record<Mode, (response: ServerResponse) => void> = {
  ok: (response) => response.writeHead(200).end("Accepted"),
  "no content": (response) => response.writeHead(204).end(),
  "bad request": (response) => response.writeHead(400).end("No"),
  broken: (response) => response.writeHead(500).end("Broken"),
  dropped: (response) => response.destroy(),
  slow: (response) => setTimeout(() => response.writeHead(200).end("Late"), slowness),
  silent: () => undefined,
  "closed to other origins": (response) => response.writeHead(200).end("Accepted"),
};

export interface Receiver {
  /** What was posted, in order. */
  leads: Record<string, string>[];
  mode: Mode;
  close: () => Promise<void>;
}

/** Listens where forms are posted to. */
export async function startReceiver(): Promise<Receiver> {
  const receiver: Receiver = { leads: [], mode: "ok", close: async () => undefined };
  const server: Server = createServer((request, response) => {
    // A browser sends a request again by itself when a connection kept from before breaks: none is kept.
    response.setHeader("Connection", "close");
    if (receiver.mode !== "closed to other origins") {
      response.setHeader("Access-Control-Allow-Origin", "*");
      response.setHeader("Access-Control-Allow-Headers", "Content-Type");
    }
    if (request.method === "OPTIONS") {
      response.writeHead(204).end();
      return;
    }
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      receiver.leads.push(JSON.parse(Buffer.concat(parts).toString()) as Record<string, string>);
      answers[receiver.mode](response);
    });
  });
  await new Promise<void>((resolve) => server.listen(9000, "localhost", resolve));
  receiver.close = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return receiver;
}
