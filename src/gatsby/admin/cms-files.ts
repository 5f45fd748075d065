/**
 * Lets the CMS at /admin/ read and write the files of this project in develop. It uses the address of the development
 * server, so the CMS of one copy of the site never edits the files of another.
 */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import type { IncomingMessage } from "node:http";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { filesAddress } from "../../cms/local-files";
import type { DevServer } from "../develop/dev-server";

const localNames = ["localhost", "127.0.0.1", "[::1]"];

const isLoopback = (address = "") => /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address);

/**
 * Whether a request comes from this machine and from a page of this server. Pages of other sites, or of another copy of
 * this one, must not write files.
 */
function isOwnRequest({ headers, socket }: IncomingMessage): boolean {
  const { host = "", origin } = headers;
  const name = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : "";
  return (
    isLoopback(socket.remoteAddress) &&
    localNames.includes(name) &&
    (origin === undefined || origin === `http://${host}` || origin === `https://${host}`)
  );
}

/** Lists a folder; the names of its subfolders end with a slash. */
const namesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).map(
    (each) => each.name + (each.isDirectory() ? "/" : ""),
  );

async function answer(
  request: IncomingMessage,
  root: string,
): Promise<[number, (string | Buffer)?]> {
  const name = decodeURIComponent((request.url ?? "").replace(/^\/|\?.*$/g, ""));
  if (name === "") return [200, JSON.stringify(["content/"])];
  const file = path.join(root, name);
  const isContent = `${file}${path.sep}`.startsWith(path.join(root, "content") + path.sep);
  if (!isOwnRequest(request) || !isContent)
    return [
      403,
      "Only the CMS page of this server may use files here, and only those in content/.\n",
    ];
  if (request.method === "PUT") {
    const body = await buffer(request);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, body);
    return [204];
  }
  if (!existsSync(file)) return [404, `${name} is not there.\n`];
  const isFolder = statSync(file).isDirectory();
  if (request.method !== "DELETE")
    return [200, isFolder ? JSON.stringify(namesIn(file)) : readFileSync(file)];
  // This throws for a folder that is not empty.
  if (isFolder) rmdirSync(file);
  else rmSync(file);
  return [204];
}

export function serveCmsFiles(app: DevServer, root = process.cwd()): void {
  app.use(filesAddress, (request, response) => {
    answer(request, root).then(
      ([status, body]) => response.writeHead(status).end(body),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
}
