/** The files of a build that configure the host. */
import { noRepository } from "../../../../src/lib/cms-login";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { IAdapter } from "gatsby";
import { defaultAnalytics } from "../../../../src/model/analytics-tools";
import { defaultDelivery } from "../../../../src/model/host-forms";
import { siteAdapter } from "../../../../src/gatsby/host/adapter";

const settings = { delivery: defaultDelivery, analytics: defaultAnalytics };

const project = process.cwd();
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "adapter-"));
  mkdirSync(path.join(folder, "public"));
  writeFileSync(path.join(folder, "public/404.html"), "<script>a()</script>");
  process.chdir(folder);
});

afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true, force: true });
});

type Context = Parameters<IAdapter["adapt"]>[0];

const context = {
  routesManifest: [{ type: "redirect", path: "/old/", toPath: "/new/", status: 301, headers: [] }],
  functionsManifest: [],
  pathPrefix: "",
  remoteFileAllowedUrls: [],
} as unknown as Context;

/** Runs the adapter in the folder, and reads the files for the host. */
async function build(): Promise<string[]> {
  await siteAdapter({ cms: noRepository, production: true, online: true }, settings).adapt(context);
  return ["_headers", "_redirects"].map((name) => readFileSync(path.join("public", name), "utf8"));
}

test("the adapter writes the same files when it runs again", async () => {
  const first = await build();
  expect(await build()).toEqual(first);
  expect(await build()).toEqual(first);
});
