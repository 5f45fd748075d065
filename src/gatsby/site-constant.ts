/**
 * The constant `SITE`: the settings that page code and inline scripts need. gatsby-config makes it global in Node, and
 * bundlers write its values into the code, from which they leave out what a site does not use.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Content } from "../content/check-files";
import { language, otherLanguages, prefixOf } from "../content/disk/languages";
import { surroundings } from "../content/disk/surroundings";
import { entryOf } from "../content/read/entry";
import { announcementTimes } from "../content/publish/announcement";
import { countryName } from "../lib/locale";
import { isRecord } from "../lib/is-record";
import { kinds, kindsWithPages } from "../model/kinds";
import { typefacesFile } from "../theme/typefaces/families";
import { analyticsConstant } from "./host/analytics";
import { digestLength } from "./host/headers";

const hashOf = (file: string) =>
  createHash("md5").update(readFileSync(file)).digest("hex").slice(0, digestLength);

export function siteConstant({ site, films, launch }: Content) {
  const settings = entryOf(site.entries, "SiteSettings")?.data;
  const { announcement, timeZone = "UTC" } = settings ?? {};
  return {
    analytics: analyticsConstant(settings),
    /** Null on a site without an announcement, and once it is over. */
    announcement: (announcement && announcementTimes(announcement, timeZone)) ?? null,
    sellsToConsumers: settings?.consumers === true,
    /** The words at a film of another service. */
    filmNote: settings && films.some((player) => player !== "file") ? settings.consent : null,
    /** Whether every page says that it has invented clients and figures. */
    showsExamples:
      Boolean(process.env.EXAMPLES?.trim()) && launch.some(({ rule }) => rule === "example"),
    hasDarkLogo: existsSync("static/logo-dark.svg"),
    hasDarkScheme: !site.off.includes("darkScheme"),
    hasFeed: !site.off.includes("blog"),
    /** The stylesheet of the typefaces with its hash, for which browsers may cache it forever. */
    typefaces: `${typefacesFile}?${hashOf(path.resolve("static", typefacesFile))}`,
    films,
    /** Folders of pages, each with the template of its pages. */
    templates: kindsWithPages.map((kind) => [kinds[kind].pages.under, kinds[kind].pages.template]),
    /** For the check and the preview in the CMS. */
    surroundings: surroundings(),
    /** The folder of content, such as content/de. */
    content: language() ? `content/${language()}` : "content",
    /** The start of all addresses, such as /de, in another language than that of content/ itself. */
    prefix: prefixOf(),
    /** Whether pages lead to those in other languages. */
    hasTwins: prefixOf(otherLanguages()[0]) !== "",
    language: settings?.language ?? "en",
    locale: site.locale,
    currency: settings?.currency.sign ?? "",
    country: (settings && countryName(settings.country, settings.language)) ?? "",
  };
}

/** Lists a constant and each value in it as bundlers take them: `SITE.hasDarkLogo` is `true`. */
export const definitions = (name: string, value: unknown): Record<string, string> => ({
  [name]: JSON.stringify(value) ?? "undefined",
  ...(isRecord(value) &&
    Object.assign(
      {},
      ...Object.entries(value).map(([key, part]) => definitions(`${name}.${key}`, part)),
    )),
});
