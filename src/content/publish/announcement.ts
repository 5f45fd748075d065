/** When the announcement of the site shows: whole days in the firm's time zone. */
import { fnv1a } from "../../lib/fnv1a";
import { daysAfter, startOfDay } from "../../lib/time-zone";

export interface AnnouncementTimes {
  /** Changes with the announcement, so that a visitor who closed an earlier one sees it. */
  id: string;
  /** The moments between which it shows, in milliseconds since 1970. */
  start: number;
  end: number;
  /** Whether it shows in the HTML, for visitors without script. */
  begun: boolean;
}

/** @param timeZone a name such as Europe/Tallinn @returns undefined once the last day is over */
export function announcementTimes(
  { text, from, to }: { text: string; from: string; to: string },
  timeZone: string,
  now = Date.now(),
): AnnouncementTimes | undefined {
  const start = startOfDay(from, timeZone);
  const end = startOfDay(daysAfter(to, 1), timeZone);
  if (end <= now) return undefined;
  return { id: String(fnv1a(`${from} ${text}`) >>> 0), start, end, begun: start <= now };
}
