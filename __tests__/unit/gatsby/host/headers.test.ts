/** The host's headers. */
import { noRepository } from "../../../../src/cms/login";
import { contentSecurityPolicy, headerRules } from "../../../../src/gatsby/host/headers";
import { defaultAnalytics } from "../../../../src/model/analytics-tools";
import { defaultDelivery } from "../../../../src/model/host-forms";
import { scriptHashes } from "../../../../src/gatsby/host/adapter";

const settings = { delivery: defaultDelivery, analytics: defaultAnalytics };

const webhookUrl = "https://hooks.example.com/lead?key=1";

const sources = (policy: string, directive: string): string[] =>
  policy
    .split("; ")
    .map((part) => part.split(" "))
    .find(([name]) => name === directive)
    ?.slice(1) ?? [];

describe("the policy", () => {
  const plain = contentSecurityPolicy({ webhookUrl }, settings, []);
  const measured = contentSecurityPolicy({ webhookUrl, analyticsId: "G-ABC1234567" }, settings, []);

  test("allows the players of the films that the site has, and no others", () => {
    const films = contentSecurityPolicy({}, { ...settings, films: ["Vimeo", "file"] }, []);
    expect(sources(films, "frame-src")).toEqual(["https://player.vimeo.com"]);
    expect(sources(films, "media-src")).toEqual(["'self'"]);
  });

  test("allows connections to the origin of the webhook, without its path", () => {
    expect(sources(plain, "connect-src")).toEqual(["'self'", "https://hooks.example.com"]);
  });

  test("allows Google's hosts only if there is an analytics id", () => {
    expect(plain).not.toMatch(/google/);
    expect(sources(measured, "script-src")).toContain("https://www.googletagmanager.com");
    expect(sources(measured, "connect-src")).toContain("https://*.google-analytics.com");
  });

  test.each([
    ["matomo", "https://stats.example.com", ["https://stats.example.com"]],
    ["plausible", undefined, ["https://plausible.io"]],
    ["none", undefined, []],
  ] as const)("allows the host of %s and no other tracker", (tool, address, wanted) => {
    const analytics = { tool, address, site: "1" };
    const environment = { webhookUrl, analyticsId: "G-ABC1234567" };
    const policy = contentSecurityPolicy(environment, { ...settings, analytics }, []);
    expect(sources(policy, "script-src")).toEqual(["'self'", ...wanted]);
    expect(policy).not.toMatch(/google/);
  });

  test("forbids frames and base elements, and allows forms to this site and to mailto:", () => {
    for (const directive of ["frame-ancestors", "base-uri", "frame-src", "media-src"])
      expect(sources(plain, directive)).toEqual(["'none'"]);
    expect(sources(plain, "form-action")).toEqual(["'self'", "mailto:"]);
  });

  test("allows forms to this site alone if Netlify Forms is the backup", () => {
    const policy = contentSecurityPolicy(
      { webhookUrl },
      { ...settings, delivery: { webhook: "on", backup: "netlify" } },
      [],
    );
    expect(sources(policy, "form-action")).toEqual(["'self'"]);
    expect(sources(policy, "connect-src")).toEqual(["'self'", "https://hooks.example.com"]);
  });

  test("allows no connection to a webhook or the local receiver if the webhook is off", () => {
    const onlyBackup = { webhook: "off", backup: "netlify" } as const;
    for (const environment of [{ webhookUrl }, {}])
      expect(
        sources(
          contentSecurityPolicy(environment, { ...settings, delivery: onlyBackup }, []),
          "connect-src",
        ),
      ).toEqual(["'self'"]);
  });
});

describe("the header rules", () => {
  const files = ["app-0123456789ab.js", "manifest.webmanifest", "mark.png", "chunk-map.json"];
  const rules = (production: boolean) =>
    headerRules({ webhookUrl, cms: noRepository, production }, settings, [], files);
  const headers = (production: boolean) =>
    Object.fromEntries(rules(production)[0]?.headers.map(({ key, value }) => [key, value]) ?? []);

  test("repeat a header only under /admin/, for hosts that add up all matching rules", () => {
    const [all, ...others] = headerRules(
      { webhookUrl, cms: noRepository, production: true },
      settings,
      [],
      [...files, "admin"],
    );
    const repeated = others.filter(({ headers: own }) =>
      own.some(({ key }) => all?.headers.some((each) => each.key === key)),
    );
    expect(repeated.map(({ path }) => path)).toEqual(["/admin/*"]);
  });

  test("give /admin/ a policy for the CMS", () => {
    const cms = { ...noRepository, repository: "https://github.com/example/site" };
    const [, admin] = headerRules(
      { webhookUrl, cms, production: true },
      settings,
      [],
      [...files, "admin"],
    );
    expect(admin?.path).toBe("/admin/*");
    expect(admin?.headers[0]?.value).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(admin?.headers[0]?.value).not.toContain("localhost");
    expect(admin?.headers[0]?.value).toMatch(/connect-src [^;]*https:\/\/api\.github\.com/);
    expect(admin?.headers[0]?.value).not.toMatch(/img-src [^;]*https:[ ;]/);
    expect(admin?.headers).toContainEqual({ key: "X-Robots-Tag", value: "noindex" });
    // Otherwise the popup of the login could not reach the page.
    const policy = "Cross-Origin-Opener-Policy";
    expect(admin?.headers).toContainEqual({ key: policy, value: "unsafe-none" });
  });

  test("make previews noindex, and only previews", () => {
    expect(headers(false)).toMatchObject({ "X-Robots-Tag": "noindex" });
    expect(headers(true)).not.toHaveProperty("X-Robots-Tag");
  });
});

test("inline scripts are hashed as in the standard, without external scripts and data", () => {
  const html = `<script src="/b.js" async></script><script
      type="application/ld+json">{"a":"<b"}</script><script data-x="1">doSomething();</script>`;
  // The hash is the example of the standard.
  expect(scriptHashes(html)).toEqual(["'sha256-RFWPLDbv2BY+rCkDzsE+0fr8ylGr2R2faWMhq4lfEQc='"]);
});
