/** A static host for the folder public/, which behaves as Netlify would. */
import { createReadStream, existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import zlib from "node:zlib";
import { sendError } from "../../src/gatsby/develop/local-requests";
import { isFormPost, takeFormPost } from "../../src/gatsby/host/local-forms";
import { headersFor, notFoundPages, readHeaders, readRedirects } from "./host-rules";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".mp4": "video/mp4",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".xml": "application/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};

const text = /\.(html|js|json|css|svg|xml|txt|webmanifest)$/;

const compressed = new Map<string, Buffer>();

/** The Brotli quality, from 0 to 11. Hosts use 11, with which the script of the CMS alone takes half a minute. */
const quality = Number(process.env.BROTLI_QUALITY ?? zlib.constants.BROTLI_MAX_QUALITY);

function brotliOf(file: string, version: string): Buffer {
  const known = compressed.get(file + version);
  if (known) return known;
  const body = zlib.brotliCompressSync(readFileSync(file), {
    params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality },
  });
  compressed.set(file + version, body);
  return body;
}

/** Sends a file, or 304 to a browser that already has this version of it. */
function send(request: IncomingMessage, response: ServerResponse, file: string, status = 200) {
  const { size, mtimeMs } = statSync(file);
  const version = `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  response.setHeader("ETag", version);
  if (status === 200 && request.headers["if-none-match"] === version) {
    response.writeHead(304).end();
    return;
  }
  response.setHeader("Content-Type", types[path.extname(file)] ?? "application/octet-stream");
  if (text.test(file)) response.setHeader("Vary", "Accept-Encoding");
  if (text.test(file) && /\bbr\b/.test(String(request.headers["accept-encoding"] ?? ""))) {
    const body = brotliOf(file, version);
    response.setHeader("Content-Encoding", "br");
    response.setHeader("Content-Length", body.length);
    response.writeHead(status).end(body);
    return;
  }
  response.setHeader("Content-Length", size);
  response.writeHead(status);
  createReadStream(file)
    .on("error", () => response.destroy())
    .pipe(response);
}

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

/** A path with its characters decoded and without `..`; undefined if it cannot be decoded. */
function decodedPath(pathname: string): string | undefined {
  try {
    return path.posix.normalize(decodeURIComponent(pathname));
  } catch {
    return undefined;
  }
}

/**
 * Serves the built site.
 * @param port the port to listen on; 0 picks a free one
 * @param root the folder of the build
 * @returns the address and the server
 */
export function serveSite(
  port: number,
  root = path.resolve("public"),
): Promise<{ address: string; server: Server }> {
  if (!isFile(path.join(root, "404.html")))
    throw new Error("There is no built site. Run npm run build first.");
  const read = (name: string) => {
    const file = path.join(root, name);
    return isFile(file) ? readFileSync(file, "utf8") : "";
  };
  const rules = readHeaders(read("_headers"));
  const redirects = readRedirects(read("_redirects"));
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const [pathname = "", query] = (request.url ?? "").split("?", 2);
    const search = query === undefined ? "" : `?${query}`;
    const name = decodedPath(pathname);
    if (name === undefined) {
      response.writeHead(400).end();
      return;
    }
    for (const [header, value] of headersFor(rules, name)) response.setHeader(header, value);
    if (isFormPost(request)) {
      takeFormPost(request, response).catch(sendError(response));
      return;
    }
    const file = path.join(root, name);
    const redirect = redirects.find(({ from }) => from === name);
    if (name.endsWith("/") && isFile(path.join(file, "index.html")))
      send(request, response, path.join(file, "index.html"));
    else if (isFile(file) && !/\/_(headers|redirects)$/.test(name)) send(request, response, file);
    else if (redirect) {
      const [address = "", hash = ""] = redirect.to.split(/(?=#)/);
      response.writeHead(redirect.status, { Location: `${address}${search}${hash}` }).end();
    } else if (isFile(path.join(file, "index.html")))
      response.writeHead(301, { Location: `${name}/${search}` }).end();
    else {
      const own = notFoundPages(redirects).find(([start]) => name.startsWith(start));
      send(request, response, path.join(root, own?.[1] ?? "404.html"), 404);
    }
  };
  const server = createServer(answer);
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      const bound = typeof address === "object" && address ? address.port : port;
      resolve({ address: `http://localhost:${bound}`, server });
    });
  });
}
