/** Which requests a server on a developer's machine answers, and how much of each it reads. */
import type { IncomingMessage, ServerResponse } from "node:http";

const localNames = ["localhost", "127.0.0.1", "[::1]"];

const isLoopback = (address = "") => /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address);

const isLocalOrigin = (origin: string) =>
  URL.canParse(origin) && localNames.includes(new URL(origin).hostname);

/** Whether a request comes from this machine: from a page of any of its servers, or from a tool. */
export const isLocalRequest = ({ headers, socket }: IncomingMessage): boolean =>
  isLoopback(socket.remoteAddress) &&
  isLocalOrigin(`http://${headers.host}`) &&
  (headers.origin === undefined || isLocalOrigin(headers.origin));

/** Whether a request comes from a page of this server, or from a tool on this machine. */
export function isOwnRequest(request: IncomingMessage): boolean {
  const {
    host,
    origin = `http://${host}`,
    "sec-fetch-site": from = "same-origin",
  } = request.headers;
  return (
    isLocalRequest(request) &&
    [`http://${host}`, `https://${host}`].includes(origin) &&
    from === "same-origin"
  );
}

/** A request that is refused with a status and a sentence. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    sentence: string,
  ) {
    super(sentence);
  }
}

/**
 * Reads the body of a request.
 * @param limit in bytes; what follows is not kept
 * @throws a refusal for `sendError`, if the body is longer
 */
export const bodyOf = (request: IncomingMessage, limit: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    request.on("data", (part: Buffer) => {
      size += part.length;
      if (size <= limit) parts.push(part);
      else reject(new Refusal(413, `This server takes at most ${limit / 1000} kB.\n`));
    });
    request.on("end", () => resolve(Buffer.concat(parts)));
    request.on("error", reject);
  });

/** The most bytes of a form. */
export const formLimit = 100_000;

/** Answers a request that failed; unhandled, its error would end the server. Only the terminal shows its paths. */
export const sendError = (response: ServerResponse) => (error: unknown) => {
  if (error instanceof Refusal) return void response.writeHead(error.status).end(error.message);
  console.error(error);
  response.writeHead(500).end("This failed; the terminal of the server says why.\n");
};
