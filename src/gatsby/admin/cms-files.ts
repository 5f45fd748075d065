/**
 * Lets the CMS at /admin/ read and write the files of this project in develop. It uses the address of the development
 * server, so the CMS of one copy of the site never edits the files of another.
 */
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import type { IncomingMessage } from "node:http";
import path from "node:path";
import readBody from "raw-body";
import { filesAddress, isText } from "../../cms/local-files";
import { filesBelow } from "../../content/disk/files-below";
import type { DevServer } from "../develop/dev-server";
import { isOwnRequest, sendError } from "../develop/local-requests";

/** The most bytes of a file: a picture as a camera makes it. */
const fileLimit = 50_000_000;

/** The file that a path leads to, links followed; for a new file, the nearest folder that exists. */
const realPath = (file: string): string =>
  lstatSync(file, { throwIfNoEntry: false }) ? realpathSync(file) : realPath(path.dirname(file));

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
  const file = path.join(root, name);
  const isIn = (folder: string, each: string) => `${each}${path.sep}`.startsWith(folder + path.sep);
  const content = path.join(root, "content");
  const isContent = isIn(content, file) && isIn(realpathSync(content), realPath(file));
  if (!isOwnRequest(request) || !(isContent || name === ""))
    return [
      403,
      "Only the CMS page of this server may use files here, and only those in content/.\n",
    ];
  if (name === "") return [200, JSON.stringify(["content/"])];
  if (request.url?.endsWith("?all")) {
    const read = (each: string) =>
      isText(each) ? readFileSync(path.join(file, each), "utf8") : null;
    const all = filesBelow(file).map((each) => [`content/${each}`, read(each)]);
    return [200, JSON.stringify(Object.fromEntries(all))];
  }
  if (request.method === "PUT") {
    const body = await readBody(request, { limit: fileLimit });
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

/** The headers of files, which are data for the CMS and never a page or a script. */
const headers = {
  "Content-Type": "application/octet-stream",
  "X-Content-Type-Options": "nosniff",
  "Cache-Control": "no-store",
};

export function serveCmsFiles(app: DevServer, root = process.cwd()): void {
  app.use(filesAddress, (request, response) => {
    // Gatsby allows every origin.
    response.removeHeader("Access-Control-Allow-Origin");
    answer(request, root).then(
      ([status, body]) => response.writeHead(status, headers).end(body),
      sendError(response),
    );
  });
}
