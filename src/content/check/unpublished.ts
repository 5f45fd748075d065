/** Finds what is not on the site on the day of an entry, to which its links and references lead nowhere. */
import type { Entry } from "../read/entry";
import { dayOf, statusOf, type Audience } from "../publish/published";
import { addressOf, siteOf } from "../site/site";

/** Why an entry is not on the site, as the end of a sentence; undefined for one that is. */
function reasonOf(entry: Entry, day: string): string | undefined {
  const status = statusOf(entry, day);
  if (status === "published") return undefined;
  if (status === "draft") return `is a draft (${entry.file})`;
  return status === "closed"
    ? `closed on ${dayOf(entry, "expireOn")}`
    : `is not published before ${dayOf(entry, "publishOn")} (${entry.file})`;
}

function reasonsOn(day: string, entries: Entry[]): Map<string, string> {
  const published = entries.filter((entry) => !reasonOf(entry, day));
  const then = siteOf(published, day);
  const reasons = new Map<string, string>();
  for (const { address } of siteOf(entries, day).pages)
    if (!then.at(address) && !then.faultOf(address))
      reasons.set(address, "has nothing published to list");
  for (const entry of entries) {
    const why = reasonOf(entry, day);
    const own = `${entry.kind} ${entry.id}`;
    if (why) reasons.set(own, why).set(addressOf(entry) ?? own, why);
  }
  return reasons;
}

/**
 * @returns a function that gives the reasons on the publication day of an entry or today, by address and by kind and id;
 *   none if that entry itself is not on the site that day
 */
export function unpublished(entries: Entry[], { today, drafts }: Audience) {
  const byDay = new Map<string, Map<string, string>>();
  return (entry: Entry): ReadonlyMap<string, string> => {
    const publishedOn = dayOf(entry, "publishOn") ?? "";
    const day = publishedOn > today ? publishedOn : today;
    if (drafts || reasonOf(entry, day)) return new Map();
    const reasons = byDay.get(day) ?? reasonsOn(day, entries);
    byDay.set(day, reasons);
    return reasons;
  };
}
