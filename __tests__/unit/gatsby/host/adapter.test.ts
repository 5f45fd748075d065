/** The files of a build that configure the host. */
import { noRepository } from "../../../../src/lib/cms-login";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { IAdapter } from "gatsby";
import { defaultAnalytics } from "../../../../src/model/analytics-tools";
import { defaultDelivery } from "../../../../src/model/host-forms";
import type { Environment } from "../../../../src/gatsby/host/environment";
import { unitePolicies } from "../../../../src/gatsby/host/languages";
import { workInScratchFolder } from "../../../support/scratch-folder";
import { siteAdapter } from "../../../../src/gatsby/host/adapter";

const settings = { delivery: defaultDelivery, analytics: defaultAnalytics };

workInScratchFolder();

beforeEach(() => {
  mkdirSync("public");
  writeFileSync("public/404.html", "<script>a()</script>");
});

type Context = Parameters<IAdapter["adapt"]>[0];

const context = {
  routesManifest: [{ headers: [], type: "redirect", path: "/old/", toPath: "/new/", status: 301 }],
  functionsManifest: [],
  pathPrefix: "",
  remoteFileAllowedUrls: [],
} as unknown as Context;

/** Runs the adapter in the folder, and reads the files for the host. */
async function build(host?: Environment["host"]): Promise<string[]> {
  const environment = {
    ...{ cms: noRepository, production: true, online: true },
    ...{ host, showsExamples: false },
  };
  await siteAdapter(environment, settings).adapt(context);
  return ["_headers", "_redirects"].map((name) => readFileSync(path.join("public", name), "utf8"));
}

test("the adapter writes the same files when it runs again", async () => {
  const first = await build();
  expect(await build()).toEqual(first);
  expect(await build()).toEqual(first);
});

test("only for Cloudflare, /admin/ drops the headers that it sets anew", async () => {
  mkdirSync("public/admin");
  const [headers] = await build("Cloudflare");
  const policy =
    /^\/admin\/\*\n {2}! Content-Security-Policy\n(?: {2}! .+\n)+ {2}Content-Security-Policy: /m;
  expect(headers).toMatch(policy);
  const [others] = await build("Netlify");
  expect(others).not.toContain("!");
});

test("one policy allows what the pages of two languages need", () => {
  const one = "default-src 'self'; frame-src 'none'; script-src 'self' 'sha256-a'";
  const other =
    "default-src 'self'; frame-src https://player.vimeo.com; script-src 'self' 'sha256-b'";
  expect(unitePolicies(one, other)).toBe(
    "default-src 'self'; frame-src https://player.vimeo.com; script-src 'self' 'sha256-a' 'sha256-b'",
  );
});
