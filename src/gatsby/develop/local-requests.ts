/** Which requests the servers on a developer's machine answer. */
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from "node:http";

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

/** The most bytes of a form. */
export const formLimit = 100_000;

/**
 * Answers a request that failed; unhandled, its error would end the server. Only the terminal shows the words of the
 * server's own errors, which can name folders. The rest of a body that is too long is read and thrown away, so that its
 * sender reads the answer.
 */
export const sendError = (response: ServerResponse) => (error: unknown) => {
  const { status = 500 } = error as { status?: number };
  const isOwn = status >= 500;
  response.req.resume();
  response
    .writeHead(status)
    .end(`${STATUS_CODES[status]}${isOwn ? "; the terminal of the server says why" : ""}.\n`);
  if (isOwn) console.error(String(error));
};
