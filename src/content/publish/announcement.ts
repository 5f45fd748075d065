/** When the announcement of the site shows: whole days in the firm's time zone. */
import { fnv1a } from "../../lib/fnv1a";
import { daysAfter, startOfDay } from "../../lib/time-zone";

/**
 * @param timeZone a name such as Europe/Tallinn
 * @returns the moments between which it shows, in milliseconds since 1970; whether the HTML shows it, for visitors without
 *   script; and an id, by which a visitor who closed an earlier one sees it. Undefined once the last day is over
 */
export function announcementTimes(
  { text, from, to }: { text: string; from: string; to: string },
  timeZone: string,
  now = Date.now(),
) {
  const start = startOfDay(from, timeZone);
  const end = startOfDay(daysAfter(to, 1), timeZone);
  if (end <= now) return undefined;
  return { id: String(fnv1a(`${from} ${text}`) >>> 0), start, end, begun: start <= now };
}
