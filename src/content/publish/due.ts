/** What begins or ends on a day, after whose midnight (UTC) the site has to be built. */
import { announcementTimes } from "./announcement";
import { entryOf } from "../read/entry";
import { allEntries, type Site } from "../site/site";
import { statusOf, utcDay } from "./published";

const dayInMs = 86_400_000;

/** The first day whose midnight is not before a moment. */
const dayAfter = (moment: number): string => utcDay(new Date(moment + dayInMs - 1));

/** @returns a phrase for each entry that appears or closes, and for the announcement */
export function dueOn(today: string, site: Site): string[] {
  const yesterday = utcDay(new Date(Date.parse(today) - dayInMs));
  const phrases = allEntries(site).flatMap((entry) => {
    const status = statusOf(entry, today);
    return status === statusOf(entry, yesterday) ? [] : `${entry.file}, ${entry.id} (${status})`;
  });
  const { announcement, timeZone = "UTC" } = entryOf(site.entries, "SiteSettings")?.data ?? {};
  const times = announcement && announcementTimes(announcement, timeZone, 0);
  if (times && dayAfter(times.start) === today) phrases.push("the announcement begins");
  if (times && dayAfter(times.end) === today) phrases.push("the announcement ends");
  return phrases;
}
