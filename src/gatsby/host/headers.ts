/**
 * The headers that the host sends: the Content-Security-Policy, the other security headers, and the files that browsers
 * may reuse without asking; by default they ask each time.
 */
import { loginHosts } from "../../lib/cms-login";
import type { AnalyticsSettings } from "../../model/analytics-tools";
import { filmServices, playerOrigin, type FilmPlayer } from "../../lib/film";
import type { FormDelivery } from "../../model/host-forms";
import { typefacesFile } from "../../theme/typefaces/families";
import { trackerHosts } from "./analytics";
import { localReceiver, type Environment } from "./environment";

export interface HeaderRule {
  /**
   * An address, or the start of addresses with a star after it. On Netlify a later rule wins over an earlier one. Other
   * hosts send both, so only the rules of /admin/ repeat a header.
   */
  path: string;
  headers: { key: string; value: string }[];
}

const policyOf = (directives: Record<string, readonly string[]>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");

const orNone = (sources: readonly string[]) => (sources.length > 0 ? sources : ["'none'"]);

/** The content that the policy follows. */
export interface SiteSettings {
  delivery: FormDelivery;
  analytics: AnalyticsSettings;
  films?: readonly FilmPlayer[];
}

/** Returns the policy of all pages, which one rule sends. */
export function contentSecurityPolicy(
  { webhookUrl, analyticsId }: Pick<Environment, "webhookUrl" | "analyticsId">,
  { delivery, analytics, films = [] }: SiteSettings,
  hashes: readonly string[],
): string {
  const webhook = delivery.webhook === "on" ? [new URL(webhookUrl ?? localReceiver).origin] : [];
  const tracker = trackerHosts(analytics, analyticsId);
  return policyOf({
    // Firefox checks prefetches, such as the data of the next page, against this directive.
    "default-src": ["'self'"],
    "object-src": ["'none'"],
    "worker-src": ["'none'"],
    // Of the whole site: a visitor may reach the film by a link, without another policy.
    "frame-src": orNone(filmServices.filter((name) => films.includes(name)).map(playerOrigin)),
    "media-src": orNone(films.includes("file") ? ["'self'"] : []),
    "script-src": ["'self'", ...hashes, ...tracker.script],
    // styled-components and react-toastify write style elements as a page runs, and charts use style attributes.
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", ...tracker.image],
    "font-src": ["data:"],
    "connect-src": ["'self'", ...webhook, ...tracker.connect],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    // Where no script runs, a form is posted to the host's forms, or opens the visitor's mail program.
    "form-action": ["'self'", ...(delivery.backup === "none" ? ["mailto:"] : [])],
    "frame-ancestors": ["'none'"],
  });
}

/**
 * Writes the policy of /admin/. Sveltia CMS compiles WebAssembly, previews in a frame, and shows pictures before they
 * are sent.
 */
export const adminPolicy = (cms: Environment["cms"]): string =>
  policyOf({
    "default-src": ["'none'"],
    "script-src": ["'self'", "'wasm-unsafe-eval'"],
    "style-src": ["'self'", "'unsafe-inline'", "blob:"],
    "img-src": ["'self'", "data:", "blob:", ...loginHosts(cms).pictures],
    "media-src": ["'self'", "blob:"],
    "font-src": ["'self'", "data:"],
    "connect-src": ["'self'", "data:", "blob:", ...loginHosts(cms).requests],
    "frame-src": ["'self'", "blob:"],
    "worker-src": ["'self'", "blob:"],
    "base-uri": ["'self'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'self'"],
  });

/**
 * The reservation against text and data mining (Article 4(3) of Directive (EU) 2019/790), in the two vocabularies that
 * crawlers read. robots.txt and static/.well-known/tdmrep.json make it too.
 */
const reservation = { "Content-Usage": "search=y, train-ai=n", "TDM-Reservation": "1" };

const refusedFeatures = ["camera", "microphone", "geolocation", "payment", "usb", "magnetometer"];

/** Browsers reuse the file for a year without asking: a file with other content has another address. */
const forever = "public, max-age=31536000, immutable";

/** The digits of a hash in the name of a script; few, because each page names all scripts of the site. */
export const digestLength = 12;

const hashed = new RegExp(`-[0-9a-f]{${digestLength}}\\.js$|\\.[0-9a-f]{${digestLength}}\\.css$`);

export function headerRules(
  environment: Pick<Environment, "webhookUrl" | "analyticsId" | "cms" | "production">,
  settings: SiteSettings,
  hashes: readonly string[],
  files: readonly string[],
): HeaderRule[] {
  const rule = (path: string, headers: Record<string, string>): HeaderRule => ({
    path,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  });
  const scripts = files.filter((file) => hashed.test(file)).sort();
  const unchanging = ["static/*", typefacesFile, ...scripts];
  return [
    rule("/*", {
      "Content-Security-Policy": contentSecurityPolicy(environment, settings, hashes),
      "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Permissions-Policy": refusedFeatures.map((feature) => `${feature}=()`).join(", "),
      "Cross-Origin-Opener-Policy": "same-origin",
      ...reservation,
      ...(environment.production ? {} : { "X-Robots-Tag": "noindex" }),
    }),
    ...(files.includes("admin")
      ? [
          rule("/admin/*", {
            "Content-Security-Policy": adminPolicy(environment.cms),
            "X-Frame-Options": "SAMEORIGIN",
            // The login popup reports back through `window.opener`, which `same-origin` would cut off.
            "Cross-Origin-Opener-Policy": "unsafe-none",
            "X-Robots-Tag": "noindex",
          }),
        ]
      : []),
    ...unchanging.map((file) => rule(`/${file}`, { "Cache-Control": forever })),
  ];
}
