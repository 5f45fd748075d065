/** The configurations of `npm run host`, tried with the servers where Debian's packages of them are installed. */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request, type IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { freePort } from "../../scripts/lib/free-port";

const folder = mkdtempSync(path.join(tmpdir(), "web-servers-"));
const inFolder = (name: string) => path.join(folder, name);
const brotli = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
const page = `<!doctype html>${"A page. ".repeat(200)}`;

const files = {
  "index.html": page,
  "404.html": "not found",
  "de/404.html": "nicht gefunden",
  "de/index.html": "Start",
  "about/index.html": "about",
  "admin/index.html": "cms",
  "static/a.webp": "0123456789",
  "data/a.json": "{}",
  "manifest.webmanifest": "{}",
  _headers: `/*
  Content-Security-Policy: default-src 'self'; script-src 'self' 'sha256-a+/='
  X-Frame-Options: DENY
/admin/*
  X-Frame-Options: SAMEORIGIN
/static/*
  Cache-Control: public, max-age=31536000, immutable
`,
  _redirects: `/old/ /about/ 301
/lists/ /about/#group 301
/moved/ /about/ 302
/%C3%BCber/ /about/ 301
/über/ /about/ 301
/%FCber/ /about/ 301
/de/* /de/404.html 404
`,
};

interface Server {
  file: string;
  isInstalled: boolean;
  /** The command that runs the configuration, which is part of one with what tests need. */
  command: string[];
  around: (config: string) => string;
}

const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

const servers: Record<string, Server> = {
  nginx: {
    file: "nginx.conf",
    isInstalled: existsSync("/usr/sbin/nginx") && existsSync(brotli),
    command: ["/usr/sbin/nginx", "-c"],
    around: (config) => `load_module ${brotli};
pid ${inFolder("pid")}; error_log stderr; daemon off; master_process off;
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${inFolder(name)};`).join(" ")}
  ${config}
}`,
  },
  caddy: {
    file: "Caddyfile",
    isInstalled: existsSync("/usr/bin/caddy"),
    command: ["/usr/bin/caddy", "run", "--adapter", "caddyfile", "--config"],
    around: (config) => `{\n  admin off\n  auto_https off\n}\n${config}`,
  },
};

beforeAll(() => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(inFolder(`public/${name}`)), { recursive: true });
    writeFileSync(inFolder(`public/${name}`), text);
  }
  writeFileSync(inFolder("public/index.html.br"), brotliCompressSync(page));
  writeFileSync(inFolder("public/index.html.gz"), gzipSync(page));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Requests a target as written, without following a redirect. */
const ask = (port: number, target: string, headers = {}, method = "GET") =>
  new Promise<{ status?: number; headers: IncomingHttpHeaders; text: string }>(
    (resolve, reject) => {
      request({ port, path: target, headers, method }, (answer) => {
        let text = "";
        answer.setEncoding("latin1").on("data", (part: string) => (text += part));
        answer.once("end", () =>
          resolve({ status: answer.statusCode, headers: answer.headers, text }),
        );
      })
        .once("error", reject)
        .end();
    },
  );

const asks = "public, max-age=0, must-revalidate";

for (const [name, { file, isInstalled, command, around }] of Object.entries(servers))
  // Without the packages there is nothing to run.
  (isInstalled ? describe : describe.skip)(name, () => {
    let server: ChildProcess;
    let port: number;

    beforeAll(async () => {
      port = await freePort(9700);
      const tsx = path.resolve("node_modules/.bin/tsx");
      const script = path.resolve("scripts/host.ts");
      const { stdout } = spawnSync(tsx, [script, name], { cwd: folder, encoding: "utf8" });
      const config = stdout
        .replaceAll("/srv/site", inFolder("public"))
        .replace(/\b8080\b/, String(port));
      writeFileSync(inFolder(file), around(config));
      const [program = "", ...rest] = command;
      server = spawn(program, [...rest, inFolder(file)], { stdio: "ignore" });
      while (!(await ask(port, "/").catch(() => undefined))) await setTimeout(50);
    });
    afterAll(() => server.kill());

    test.each([
      ["/about?a=b", 301, "/about/?a=b"],
      ["/old/?a=b", 301, "/about/?a=b"],
      ["/lists/?a=b", 301, "/about/?a=b#group"],
      ["/lists/", 301, "/about/#group"],
      ["/moved/", 302, "/about/"],
      ["/%C3%BCber/", 301, "/about/"],
      ["/%FCber/", 301, "/about/"],
    ])("%s is redirected", async (target, status, location) => {
      const answer = await ask(port, target);
      expect([answer.status, answer.headers.location]).toEqual([status, location]);
    });

    test.each(["/nowhere/", "/static/gone.webp", "/_headers", "/_redirects", "/data/"])(
      "%s is answered with the 404 page, which no browser keeps",
      async (target) => {
        const { status, text, headers } = await ask(port, target);
        expect([status, text, headers["cache-control"]]).toEqual([404, "not found", asks]);
        expect(headers["content-security-policy"]).toContain("'sha256-a+/='");
      },
    );

    test("a missing address of another language gets the 404 page of its language", async () => {
      const answers = ["/de/", "/de/nowhere/"].map((target) => ask(port, target));
      const [home, missing] = await Promise.all(answers);
      expect([home?.status, home?.text]).toEqual([200, "Start"]);
      expect([missing?.status, missing?.text]).toEqual([404, "nicht gefunden"]);
      expect(missing?.headers).toMatchObject({ "x-frame-options": "DENY", "cache-control": asks });
    });

    test("of two rules for a header the later one wins, and files without a rule are asked for again", async () => {
      const [home, cms, picture] = await Promise.all(
        ["/", "/admin/", "/static/a.webp"].map(async (target) => (await ask(port, target)).headers),
      );
      expect(home).toMatchObject({ "x-frame-options": "DENY", "cache-control": asks });
      expect(cms?.["x-frame-options"]).toBe("SAMEORIGIN");
      expect(picture?.["cache-control"]).toContain("immutable");
    });

    test.each(["br", "gzip"])("a page is sent compressed with %s", async (encoding) => {
      const { headers, text } = await ask(port, "/", { "Accept-Encoding": encoding });
      expect(headers).toMatchObject({ "content-encoding": encoding, vary: "Accept-Encoding" });
      expect(text.length).toBeLessThan(page.length / 2);
    });

    test("HEAD, a range and a conditional request are answered", async () => {
      const head = await ask(port, "/about/", {}, "HEAD");
      expect([head.status, head.text, head.headers["content-length"]]).toEqual([200, "", "5"]);
      const part = await ask(port, "/static/a.webp", { Range: "bytes=2-4" });
      expect([part.status, part.text]).toEqual([206, "234"]);
      const known = await ask(port, "/about/", { "If-None-Match": head.headers.etag });
      expect(known.status).toBe(304);
    });

    test("files have their types", async () => {
      const { headers } = await ask(port, "/manifest.webmanifest");
      expect(headers["content-type"]).toBe("application/manifest+json");
    });
  });
