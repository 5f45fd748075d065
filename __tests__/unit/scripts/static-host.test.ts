/** The answers of the static host of the built site, also to requests that no browser makes. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { serveSite } from "../../../scripts/lib/static-host";
import { ask } from "../../support/local-server";
import { scratchFolder } from "../../support/scratch-folder";

const root = scratchFolder();
const site = serveSiteOf({
  "404.html": "not found",
  "index.html": "home",
  "blog/index.html": "blog",
  _redirects: "/old/ /blog/ 301",
});

/** Serves files at a free port. */
function serveSiteOf(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  return serveSite(0, root);
}

afterAll(async () => {
  const { server } = await site;
  server.closeAllConnections();
  server.close();
});

/** The status, and the text or the address of a redirect. */
async function answerTo(target: string): Promise<string> {
  const { port } = new URL((await site).address);
  const { status, text, headers } = await ask({ port: Number(port), path: target });
  return [status, headers.location ?? text].join(" ").trim();
}

test.each([
  ["/", "200 home"],
  ["/blog?page=2", "301 /blog/?page=2"],
  ["/old/?page=2", "301 /blog/?page=2"],
  ["/nowhere/", "404 not found"],
  ["/_redirects", "404 not found"],
  ["/../../", "200 home"],
  ["//", "200 home"],
  ["//blog", "301 /blog/"],
  ["/%00", "404 not found"],
  ["/%E0%A4%A", "400"],
])("%s is answered with %s", async (target, answer) => {
  expect(await answerTo(target)).toBe(answer);
});

test("a form that cannot be stored is refused, and the server keeps running", async () => {
  const folder = process.env.LEADS_FOLDER;
  jest.spyOn(console, "error").mockImplementation();
  // A file where the folder should be.
  process.env.LEADS_FOLDER = path.join(root, "404.html");
  const { address } = await site;
  const body = new URLSearchParams({ "form-name": "contact" });
  expect((await fetch(`${address}/contact/thanks/`, { method: "POST", body })).status).toBe(500);
  expect(await answerTo("/")).toBe("200 home");
  process.env.LEADS_FOLDER = folder;
});
