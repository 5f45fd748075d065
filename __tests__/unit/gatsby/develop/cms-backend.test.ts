/** The local backend of the CMS: whose files it serves, and whom it answers. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { localBackend } from "../../../../src/admin/config";
import { serveCmsBackend } from "../../../../src/gatsby/develop/cms-backend";

type Handle = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** A copy of the site, with the backend of its development server. */
async function copy() {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), "copy-")));
  mkdirSync(path.join(root, "content"));
  writeFileSync(path.join(root, "content/name.yml"), `name: ${path.basename(root)}\n`);
  writeFileSync(path.join(root, "package.json"), "{}");
  symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"), "dir");
  const handles: Handle[] = [];
  const add = (_path: string, handle: Handle) => void handles.push(handle);
  await serveCmsBackend({ use: add, post: add }, root);
  const server = createServer((asked, answer) => {
    // What Express adds to a response, as far as Decap's server needs it.
    const response = Object.assign(answer, {
      status: (code: number) => Object.assign(answer, { statusCode: code }),
      json: (body: unknown) => answer.end(JSON.stringify(body)),
    });
    const run = (index: number): void => handles[index]?.(asked, response, () => run(index + 1));
    run(0);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return { root, server, port: (server.address() as AddressInfo).port };
}

let one: Awaited<ReturnType<typeof copy>>;
let two: Awaited<ReturnType<typeof copy>>;

beforeAll(async () => {
  one = await copy();
  two = await copy();
});

afterAll(() => {
  for (const { server, root } of [one, two]) {
    server.close();
    rmSync(root, { recursive: true });
  }
});

/** Asks a backend as a browser does. */
const ask = (port: number, body: object, headers: Record<string, string>) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const asked = request(
      {
        port,
        host: "127.0.0.1",
        path: localBackend,
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
      },
      (answer) => {
        let text = "";
        answer.on("data", (part) => (text += String(part)));
        answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text }));
      },
    );
    asked.on("error", reject).end(JSON.stringify(body));
  });

const own = (port: number) => ({ Host: `localhost:${port}`, Origin: `http://localhost:${port}` });

const read = {
  action: "getEntry",
  params: { branch: "main", path: "content/name.yml" },
};

test("each copy of the site reads its own files", async () => {
  for (const { port, root } of [one, two]) {
    const { status, text } = await ask(port, read, own(port));
    expect(status).toBe(200);
    expect(text).toContain(path.basename(root));
  }
});

test.each<[string, (port: number, other: number) => Record<string, string>]>([
  [
    "the page of another copy",
    (port, other) => ({ Host: `localhost:${port}`, Origin: `http://localhost:${other}` }),
  ],
  ["another site", (port) => ({ Host: `localhost:${port}`, Origin: "https://example.com" })],
  ["a name that only leads to this machine", (port) => ({ Host: `evil.example:${port}` })],
])("%s is refused", async (_who, headers) => {
  const { status, text } = await ask(one.port, read, headers(one.port, two.port));
  expect(status).toBe(403);
  expect(text).not.toContain(path.basename(one.root));
});
