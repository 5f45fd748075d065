/** What the host sends with every file, as the environment decides it. */
import { noRepository } from "../../../../src/cms/login";
import { contentSecurityPolicy, headerRules } from "../../../../src/gatsby/host/headers";
import { defaultWays } from "../../../../src/model/platform-forms";
import { scriptHashes } from "../../../../src/gatsby/host/adapter";

const webhookUrl = "https://hooks.example.com/lead?key=1";

const sources = (policy: string, directive: string): string[] =>
  policy
    .split("; ")
    .map((part) => part.split(" "))
    .find(([name]) => name === directive)
    ?.slice(1) ?? [];

describe("the policy", () => {
  const plain = contentSecurityPolicy({ webhookUrl }, defaultWays, ["'sha256-a='"]);
  const measured = contentSecurityPolicy(
    { webhookUrl, analyticsId: "G-ABC1234567" },
    defaultWays,
    [],
  );

  test("allows nothing from elsewhere that it does not name", () => {
    expect(sources(plain, "default-src")).toEqual(["'self'"]);
  });

  test.each(["object-src", "frame-src", "media-src", "worker-src"])(
    "allows no %s, which no page has",
    (directive) => {
      expect(sources(plain, directive)).toEqual(["'none'"]);
    },
  );

  test("runs the site's own scripts and those with a listed hash", () => {
    expect(sources(plain, "script-src")).toEqual(["'self'", "'sha256-a='"]);
    expect(sources(plain, "script-src").join()).not.toMatch(/unsafe/);
  });

  test("connects to the origin of the webhook, without its path", () => {
    expect(sources(plain, "connect-src")).toEqual(["'self'", "https://hooks.example.com"]);
  });

  test("names the measurement's hosts where there is an id, and nowhere else", () => {
    expect(plain).not.toMatch(/google/);
    expect(sources(measured, "script-src")).toContain("https://www.googletagmanager.com");
    expect(sources(measured, "connect-src")).toContain("https://*.google-analytics.com");
  });

  test("lets no page be framed, no base be set, and forms go to this site or to mail", () => {
    expect(sources(plain, "frame-ancestors")).toEqual(["'none'"]);
    expect(sources(plain, "base-uri")).toEqual(["'none'"]);
    expect(sources(plain, "form-action")).toEqual(["'self'", "mailto:"]);
  });

  test("lets forms go to this site alone where the host takes them", () => {
    const policy = contentSecurityPolicy({ webhookUrl }, { webhook: "on", backup: "netlify" }, []);
    expect(sources(policy, "form-action")).toEqual(["'self'"]);
    expect(sources(policy, "connect-src")).toEqual(["'self'", "https://hooks.example.com"]);
  });

  test("connects to no webhook where none is used, also not to the local receiver", () => {
    for (const environment of [{ webhookUrl }, {}])
      expect(
        sources(
          contentSecurityPolicy(environment, { webhook: "off", backup: "netlify" }, []),
          "connect-src",
        ),
      ).toEqual(["'self'"]);
  });
});

describe("the rules", () => {
  const files = ["app-0123456789ab.js", "manifest.webmanifest", "mark.png", "chunk-map.json"];
  const rules = (production: boolean) =>
    headerRules({ webhookUrl, cms: noRepository, production }, defaultWays, [], files);
  const headers = (production: boolean) =>
    Object.fromEntries(rules(production)[0]?.headers.map(({ key, value }) => [key, value]) ?? []);

  test("keep files for good only where a name changes with the content", () => {
    expect(rules(true).map(({ path }) => path)).toEqual([
      "/*",
      "/static/*",
      "/app-0123456789ab.js",
    ]);
    // A host that adds up the rules which match would keep no file at all.
    expect(headers(true)).not.toHaveProperty("Cache-Control");
  });

  test("contradict each other under /admin/ alone, for hosts that add up all that match", () => {
    const [all, ...others] = headerRules(
      { webhookUrl, cms: noRepository, production: true },
      defaultWays,
      [],
      [...files, "admin"],
    );
    const repeated = others.filter(({ headers: own }) =>
      own.some(({ key }) => all?.headers.some((each) => each.key === key)),
    );
    expect(repeated.map(({ path }) => path)).toEqual(["/admin/*"]);
  });

  test("let the content manager do what it needs under its own address, where there is one", () => {
    const cms = { ...noRepository, repository: "https://github.com/example/site" };
    const [, admin] = headerRules(
      { webhookUrl, cms, production: true },
      defaultWays,
      [],
      [...files, "admin"],
    );
    expect(admin?.path).toBe("/admin/*");
    expect(admin?.headers[0]?.value).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(admin?.headers[0]?.value).not.toContain("localhost");
    expect(admin?.headers[0]?.value).toMatch(/connect-src [^;]*https:\/\/api\.github\.com/);
    expect(admin?.headers).toContainEqual({ key: "X-Robots-Tag", value: "noindex" });
    // The window of the login could not answer otherwise.
    const policy = "Cross-Origin-Opener-Policy";
    expect(admin?.headers).toContainEqual({ key: policy, value: "unsafe-none" });
  });

  test("keep a preview out of search, and only a preview", () => {
    expect(headers(false)).toMatchObject({ "X-Robots-Tag": "noindex" });
    expect(headers(true)).not.toHaveProperty("X-Robots-Tag");
  });
});

describe("scripts in the HTML", () => {
  test("are hashed as the standard has it, without files and data", () => {
    const html = `<script src="/b.js" async></script><script
      type="application/ld+json">{"a":"<b"}</script><script data-x="1">doSomething();</script>`;
    // The example that the standard itself gives.
    expect(scriptHashes(html)).toEqual(["'sha256-RFWPLDbv2BY+rCkDzsE+0fr8ylGr2R2faWMhq4lfEQc='"]);
  });
});
