/** The host's headers. */
import { noRepository } from "../../../../src/lib/cms-login";
import {
  contentSecurityPolicy,
  headerRules,
  type SiteSettings,
} from "../../../../src/gatsby/host/headers";
import { defaultAnalytics } from "../../../../src/model/analytics-tools";
import { defaultDelivery } from "../../../../src/model/host-forms";
import { scriptHashes } from "../../../../src/gatsby/host/adapter";

const settings = { delivery: defaultDelivery, analytics: defaultAnalytics };

const webhookUrl = "https://hooks.example.com/lead?key=1";

/** The sources of each directive. */
const policyWith = (
  environment: Parameters<typeof contentSecurityPolicy>[0],
  change: Partial<SiteSettings> = {},
): Map<string, string> =>
  new Map(
    contentSecurityPolicy(environment, { ...settings, ...change }, [])
      .split("; ")
      .map((part) => [part.split(" ", 1)[0] ?? "", part.split(" ").slice(1).join(" ")]),
  );

const plain = policyWith({ webhookUrl });

test("the policy allows the players of the films that the site has, and no others", () => {
  const films = policyWith({}, { films: ["Vimeo", "file"] });
  expect(films.get("frame-src")).toBe("https://player.vimeo.com");
  expect(films.get("media-src")).toBe("'self'");
  expect([plain.get("frame-src"), plain.get("media-src")]).toEqual(["'none'", "'none'"]);
});

test.each([
  ["ga4", undefined, " https://www.googletagmanager.com"],
  ["matomo", "https://stats.example.com", " https://stats.example.com"],
  ["plausible", undefined, " https://plausible.io"],
  ["none", undefined, ""],
] as const)("allows the host of %s and no other tracker", (tool, address, wanted) => {
  const analytics = { tool, address, site: "1" };
  const policy = policyWith({ webhookUrl, analyticsId: "G-ABC1234567" }, { analytics });
  expect(policy.get("script-src")).toBe(`'self'${wanted}`);
  const reports =
    tool === "ga4" ? " https://*.google-analytics.com https://*.analytics.google.com" : "";
  expect(policy.get("connect-src")).toBe(`${plain.get("connect-src")}${wanted}${reports}`);
  expect(plain.get("script-src")).toBe("'self'");
});

test.each(["frame-ancestors", "base-uri", "object-src", "worker-src"])(
  "the policy allows no %s",
  (name) => {
    expect(plain.get(name)).toBe("'none'");
  },
);

test("the policy allows forms and connections only to where forms are sent", () => {
  const places = (...given: Parameters<typeof policyWith>) =>
    ["form-action", "connect-src"].map((name) => policyWith(...given).get(name));
  const both = { webhook: "on", backup: "netlify" } as const;
  const onlyBackup = { webhook: "off", backup: "netlify" } as const;
  const host = "'self' https://hooks.example.com";
  expect(places({ webhookUrl })).toEqual(["'self' mailto:", host]);
  expect(places({ webhookUrl }, { delivery: both })).toEqual(["'self'", host]);
  for (const environment of [{ webhookUrl }, {}])
    expect(places(environment, { delivery: onlyBackup })).toEqual(["'self'", "'self'"]);
});

const files = ["app-0123456789ab.js", "manifest.webmanifest", "mark.png", "chunk-map.json"];
const rules = (production: boolean, cms = noRepository) =>
  headerRules({ webhookUrl, cms, production }, settings, [], [...files, "admin"]);
const headers = (production: boolean) =>
  Object.fromEntries(rules(production)[0]?.headers.map(({ key, value }) => [key, value]) ?? []);

test("the header rules repeat a header only under /admin/, for hosts that add up all matching rules", () => {
  const [all, ...others] = rules(true);
  const repeated = others.filter(({ headers: own }) =>
    own.some(({ key }) => all?.headers.some((each) => each.key === key)),
  );
  expect(repeated.map(({ path }) => path)).toEqual(["/admin/*"]);
});

test("the header rules give /admin/ a policy for the CMS", () => {
  const [, admin] = rules(true, { ...noRepository, repository: "https://github.com/example/site" });
  expect(admin?.path).toBe("/admin/*");
  const sources = admin?.headers[0]?.value;
  expect(sources).toContain("script-src 'self' 'wasm-unsafe-eval';");
  expect(sources).not.toContain("localhost");
  expect(sources).toMatch(/connect-src [^;]*https:\/\/api\.github\.com/);
  expect(sources).not.toMatch(/img-src [^;]*https:[ ;]/);
  expect(admin?.headers).toContainEqual({ key: "X-Robots-Tag", value: "noindex" });
  // Otherwise the popup of the login could not reach the page.
  const policy = "Cross-Origin-Opener-Policy";
  expect(admin?.headers).toContainEqual({ key: policy, value: "unsafe-none" });
});

test("the header rules make previews noindex, and only previews", () => {
  expect(headers(false)).toMatchObject({ "X-Robots-Tag": "noindex" });
  expect(headers(true)).not.toHaveProperty("X-Robots-Tag");
});

test("inline scripts are hashed as in the standard, without external scripts and data", () => {
  const html = `<script src="/b.js" async></script><script
      type="application/ld+json">{"a":"<b"}</script><script data-x="1">doSomething();</script>`;
  // The hash is the example of the standard.
  expect(scriptHashes(html)).toEqual(["'sha256-RFWPLDbv2BY+rCkDzsE+0fr8ylGr2R2faWMhq4lfEQc='"]);
});
