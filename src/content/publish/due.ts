/** What begins or ends on a day, on which the site has to be built. */
import { daysAfter } from "../../lib/time-zone";
import { entryOf } from "../read/entry";
import { allEntries, type Site } from "../site/site";
import { statusOf } from "./published";

/** @returns a phrase for each entry that appears or closes, and for the announcement */
export function dueOn(today: string, site: Site): string[] {
  const yesterday = daysAfter(today, -1);
  const phrases = allEntries(site).flatMap((entry) => {
    const status = statusOf(entry, today);
    return status === statusOf(entry, yesterday) ? [] : `${entry.file}, ${entry.id} (${status})`;
  });
  const { from, to } = entryOf(site.entries, "SiteSettings")?.data.announcement ?? {};
  if (from === today) phrases.push("the announcement begins");
  if (to === yesterday) phrases.push("the announcement ends");
  return phrases;
}
