/** The built _headers and _redirects files. */
import { headersFor, readHeaders, readRedirects } from "../../scripts/lib/host-rules";
import { addressOf } from "../../src/content/site/site";
import { all, isOff, site } from "../support/content-files";
import { builtFiles, builtRoutes, isBuilt, readBuilt, readPage } from "../support/site";

const rules = readHeaders(readBuilt("/_headers"));
const headers = (address: string) => headersFor(rules, address);
const cacheOf = (address: string) => headers(address).get("cache-control");

/** /admin/ has a policy of its own. */
const outsideAdmin = (route: string) => !route.startsWith("/admin/");

const policy = new Map(
  headers("/")
    .get("content-security-policy")
    ?.split("; ")
    .map((part) => part.split(" "))
    .map(([name = "", ...sources]) => [name, sources]),
);

test("all pages outside of /admin/ have the same Content-Security-Policy", () => {
  const policies = new Set(
    builtRoutes.filter(outsideAdmin).map((route) => headers(route).get("content-security-policy")),
  );
  expect(policies.size).toBe(1);
  expect(policy.get("default-src")).toEqual(["'self'"]);
});

test.each([
  ["strict-transport-security", /^max-age=\d{8}/],
  ["x-content-type-options", /^nosniff$/],
  ["referrer-policy", /^strict-origin-when-cross-origin$/],
  ["permissions-policy", /camera=\(\)/],
  ["cross-origin-opener-policy", /^(same-origin|unsafe-none)$/],
  ["content-usage", /\btrain-ai=n\b/],
  ["tdm-reservation", /^1$/],
  ["x-frame-options", /^(DENY|SAMEORIGIN)$/],
])("every file has the header %s", (name, value) => {
  expect(builtFiles.filter((file) => !value.test(headers(file).get(name) ?? ""))).toEqual([]);
});

test("only the CMS, whose login is a popup, allows its popups to reach it", () => {
  const open = builtFiles.filter(
    (file) => headers(file).get("cross-origin-opener-policy") === "unsafe-none",
  );
  expect(open.filter((file) => !file.startsWith("/admin/"))).toEqual([]);
});

test("only files with a hash in their name or address are immutable; pages and data are revalidated", () => {
  const named = /^\/static\/|^\/typefaces\.css$|-[0-9a-f]{12}\.js$|\.[0-9a-f]{12}\.css$/;
  const wrong = builtFiles
    .filter((file) => cacheOf(file)?.includes("immutable") !== named.test(file))
    .map((file) => `${file}: ${cacheOf(file)}`);
  expect(wrong).toEqual([]);
  expect(builtFiles.some((file) => cacheOf(file)?.includes("immutable"))).toBe(true);
  for (const file of ["/", "/about/", "/page-data/index/page-data.json", "/sitemap.xml"])
    expect(cacheOf(file)).toBe("public, max-age=0, must-revalidate");
});

test("no source map is published", () => {
  expect(builtFiles.filter((file) => file.endsWith(".map"))).toEqual([]);
});

/** Whether the build has a page, and the anchor on it if the address names one. */
function hasTarget(to: string): boolean {
  const [route = "", anchor] = to.split("#");
  return isBuilt(route) && (!anchor || readPage(route).elements(`[id="${anchor}"]`).length === 1);
}

test("every redirect leads directly to a page of this site, and those of content are published", () => {
  const redirects = readRedirects(readBuilt("/_redirects"));
  const drafts = new Set(
    site.excluded.map(({ entry, status }) => status === "draft" && addressOf(entry)),
  );
  const covered = redirects.filter(({ from }) => isBuilt(from));
  const lost = redirects.filter(({ to }) => !hasTarget(to));
  expect([...covered, ...lost]).toEqual([]);
  if (!isOff("/blog/"))
    expect(redirects).toContainEqual({ from: "/blog/page/1/", to: "/blog/", status: 301 });
  for (const { id, data } of all("Redirect"))
    expect(redirects).toContainEqual({ from: id, to: data.to, status: drafts.has(id) ? 302 : 301 });
});
