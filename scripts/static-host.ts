/** A static host for the folder public/, as Netlify would serve it. */
import { createReadStream, existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import zlib from "node:zlib";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};

const text = /\.(html|js|json|css|svg|xml|txt|webmanifest)$/;

interface HeaderRule {
  pattern: RegExp;
  headers: [name: string, value: string][];
}

/** Reads the host's headers, in the format of Netlify's `_headers` file. */
export function headerRules(source: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of source.split("\n")) {
    if (/^\S/.test(line) && !line.startsWith("#")) {
      const pattern = line
        .trim()
        .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
        .replace(/\*/g, ".*");
      rules.push({ pattern: new RegExp(`^${pattern}$`), headers: [] });
    }
    const header = /^\s+([\w-]+):\s*(.+)$/.exec(line);
    if (header?.[1] && header[2]) rules.at(-1)?.headers.push([header[1], header[2]]);
  }
  return rules;
}

const compressed = new Map<string, Buffer>();

function send(response: ServerResponse, file: string, status: number, brotli: boolean): void {
  const extension = path.extname(file);
  response.setHeader("Content-Type", types[extension] ?? "application/octet-stream");
  if (brotli && text.test(file)) {
    const body =
      compressed.get(file) ??
      zlib.brotliCompressSync(readFileSync(file), {
        params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 },
      });
    compressed.set(file, body);
    response.setHeader("Content-Encoding", "br");
    response.setHeader("Vary", "Accept-Encoding");
    response.setHeader("Content-Length", body.length);
    response.writeHead(status).end(body);
    return;
  }
  response.setHeader("Content-Length", statSync(file).size);
  response.writeHead(status);
  createReadStream(file).pipe(response);
}

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

/**
 * Serves the built site.
 * @param port where to listen; 0 takes a free one
 * @param root the folder of the build
 * @returns the address and the server
 */
export function serveSite(
  port: number,
  root = path.resolve("public"),
): Promise<{ address: string; server: Server }> {
  const notFound = path.join(root, "404.html");
  if (!isFile(notFound)) throw new Error("There is no built site. Run npm run build first.");
  const headersFile = path.join(root, "_headers");
  const rules = isFile(headersFile) ? headerRules(readFileSync(headersFile, "utf8")) : [];
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? "/", "http://host");
    let name = "/";
    try {
      name = path.posix.normalize(decodeURIComponent(pathname));
    } catch {
      response.writeHead(400).end();
      return;
    }
    for (const rule of rules)
      if (rule.pattern.test(name))
        for (const [header, value] of rule.headers) response.setHeader(header, value);
    const file = path.join(root, name);
    const brotli = /\bbr\b/.test(String(request.headers["accept-encoding"] ?? ""));
    if (name.endsWith("/") && isFile(path.join(file, "index.html")))
      send(response, path.join(file, "index.html"), 200, brotli);
    else if (isFile(file) && !/\/_(headers|redirects)$/.test(name))
      send(response, file, 200, brotli);
    else if (isFile(path.join(file, "index.html")))
      response.writeHead(301, { Location: `${name}/${search}` }).end();
    else send(response, notFound, 404, brotli);
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      const bound = typeof address === "object" && address ? address.port : port;
      resolve({ address: `http://localhost:${bound}`, server });
    });
  });
}
