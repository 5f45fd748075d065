/**
 * The constant `SITE`: the settings that page code and inline scripts need. gatsby-config makes it global in Node, and
 * bundlers write its values into the code, from which they leave out what a site does not use.
 */
import { existsSync } from "node:fs";
import { announcementTimes } from "../lib/announcement";
import type { FilmPlayer } from "../lib/film";
import { isRecord } from "../lib/is-record";
import type { Data } from "../model/kinds";
import { analyticsConstant } from "./host/analytics";

/** @param settings undefined while content/site.yml is missing or invalid */
export function siteConstant(
  settings: Data<"SiteSettings"> | undefined,
  films: readonly FilmPlayer[],
) {
  const { announcement, timeZone = "UTC" } = settings ?? {};
  return {
    analytics: analyticsConstant(settings),
    /** Null on a site without an announcement, and once it is over. */
    announcement: (announcement && announcementTimes(announcement, timeZone)) ?? null,
    hasDarkLogo: existsSync("static/logo-dark.svg"),
    hasDarkScheme: settings?.parts?.darkScheme !== "off",
    films,
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
