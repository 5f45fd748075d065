/**
 * The local backend of the CMS: reads and writes the files of this project for the /admin/ of the development server,
 * at the server's own address. So the CMS of one copy of the site never finds the files of another.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequire } from "node:module";
import path from "node:path";
import { localBackend } from "../../admin/config";

type Handle = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The part of a server of Express that is used here. */
export interface BackendServer {
  use: (path: string, handle: Handle) => void;
  post: (path: string, handle: Handle) => void;
}

/** What Decap's server offers to other servers. */
interface DecapServer {
  registerLocalFs: (
    app: { use: (handle: Handle) => void; post: BackendServer["post"] },
    options: { logLevel: "error" },
  ) => Promise<void>;
}

const ownNames = ["localhost", "127.0.0.1", "[::1]"];

const isOwnAddress = (address = "") => /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address);

/**
 * Whether a request comes from this machine and from a page of this very server. A page of another site, or of another
 * copy of this one, must not write here.
 */
function isOwnRequest({ headers, socket }: IncomingMessage): boolean {
  const { host = "", origin } = headers;
  const name = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : "";
  return (
    isOwnAddress(socket.remoteAddress) &&
    ownNames.includes(name) &&
    (origin === undefined || origin === `http://${host}` || origin === `https://${host}`)
  );
}

/**
 * Serves the backend.
 * @param app the development server
 * @param root the project's folder
 */
export async function serveCmsBackend(app: BackendServer, root = process.cwd()): Promise<void> {
  app.use(localBackend, (request, response, next) => {
    if (isOwnRequest(request)) next();
    else response.writeHead(403).end("The CMS of this copy of the site answers to its own page.\n");
  });
  // A development dependency, which a build does without and no bundle may follow.
  const load = createRequire(path.join(root, "package.json"));
  const { registerLocalFs } = load("decap-server/dist/middlewares") as DecapServer;
  // Decap's server asks the environment where the files are.
  process.env.GIT_REPO_DIRECTORY = root;
  await registerLocalFs(
    { use: (handle) => app.use(localBackend, handle), post: (at, handle) => app.post(at, handle) },
    { logLevel: "error" },
  );
}
