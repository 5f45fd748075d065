/** The file server of the local CMS: which files it serves, and to which origins. */
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { serveCmsFiles } from "../../../../src/gatsby/admin/cms-files";
import type { DevServer } from "../../../../src/gatsby/develop/dev-server";
import { ask, serveWhileTesting } from "../../../support/local-server";
import { scratchFolder } from "../../../support/scratch-folder";

const root = scratchFolder();
mkdirSync(path.join(root, "content/blog"), { recursive: true });
writeFileSync(path.join(root, "content/name.yml"), "name: One\n");
writeFileSync(path.join(root, "secret.txt"), "secret");
symlinkSync("../secret.txt", path.join(root, "content/file-link"));
symlinkSync("..", path.join(root, "content/folder-link"));

let handle: Parameters<DevServer["use"]>[1];
serveCmsFiles({ use: (_path, given) => void (handle = given) }, root);
const port = serveWhileTesting((asked, answer) => {
  // As Gatsby does.
  answer.setHeader("Access-Control-Allow-Origin", "*");
  handle(asked, answer, () => undefined);
});

/** Sends a request as a browser does. */
const send = (method: string, address: string, headers: Record<string, string> = {}, body = "") => {
  const own = { Host: `localhost:${port()}`, Origin: `http://localhost:${port()}` };
  return ask({ port: port(), path: `/${address}`, method, headers: { ...own, ...headers } }, body);
};

test("all content files can be read at once, without those behind links", async () => {
  const { text } = await send("GET", "content/?all");
  expect(JSON.parse(text)).toEqual({ "content/name.yml": "name: One\n" });
  expect((await send("GET", "content/?all", { Origin: "https://example.com" })).status).toBe(403);
});

test("content files can be listed, read, written and deleted, with their folders", async () => {
  jest.spyOn(console, "error").mockImplementation(); // The terminal says why a folder with files stays.
  expect((await send("GET", "")).text).toBe('["content/"]');
  expect(JSON.parse((await send("GET", "content/")).text)).toEqual(
    expect.arrayContaining(["blog/", "name.yml"]),
  );
  expect(await send("GET", "content/name.yml")).toMatchObject({ status: 200, text: "name: One\n" });
  const file = "content/blog/a%20b/index.md";
  expect((await send("PUT", file, {}, "Text.\n")).status).toBe(204);
  expect(readFileSync(path.join(root, "content/blog/a b/index.md"), "utf8")).toBe("Text.\n");
  expect((await send("DELETE", "content/blog/a%20b")).status).toBe(500);
  expect((await send("DELETE", file)).status).toBe(204);
  expect((await send("DELETE", "content/blog/a%20b")).status).toBe(204);
  expect(existsSync(path.join(root, "content/blog/a b"))).toBe(false);
  expect((await send("GET", file)).status).toBe(404);
});

test.each([
  "secret.txt",
  "content/../secret.txt",
  "content%2F..%2Fsecret.txt",
  "contents/a",
  "content/file-link",
  "content/folder-link/new.txt",
])("%s outside of content/ is refused", async (address) => {
  for (const method of ["GET", "PUT", "DELETE"]) {
    const { status, text } = await send(method, address, {}, method === "PUT" ? "new" : "");
    expect(status).toBe(403);
    expect(text).not.toContain("secret");
  }
  expect(readFileSync(path.join(root, "secret.txt"), "utf8")).toBe("secret");
});

test.each([
  ["the page of another copy", { Origin: "http://localhost:1" }],
  ["another site", { Origin: "https://example.com" }],
  ["another site, without its name", { "Sec-Fetch-Site": "cross-site" }],
  ["a host name that resolves to this machine", { Host: "evil.example:80" }],
])("a request from %s is refused", async (_who, headers) => {
  for (const method of ["GET", "PUT", "DELETE"])
    expect((await send(method, "content/name.yml", headers)).status).toBe(403);
  expect(readFileSync(path.join(root, "content/name.yml"), "utf8")).toBe("name: One\n");
});

test("a file is data that no page of another site can read, run or keep", async () => {
  const { headers } = await send("GET", "content/name.yml", { "Sec-Fetch-Site": "same-origin" });
  expect(headers).toMatchObject({
    "content-type": "application/octet-stream",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
  });
  expect(headers).not.toHaveProperty("access-control-allow-origin");
});

test("the answer to a request that fails names no folder of this machine", async () => {
  jest.spyOn(console, "error").mockImplementation();
  const { status, text } = await send("PUT", "content/name.yml/a", {}, "x");
  expect([status, text.includes(root)]).toEqual([500, false]);
});
