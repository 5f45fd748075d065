/** When the announcement of the site shows: whole days in the firm's time zone. */
import { fnv1a } from "../../lib/fnv1a";

export interface AnnouncementTimes {
  /** Changes with the announcement, so that a visitor who closed an earlier one sees it. */
  id: string;
  /** The moments between which it shows, in milliseconds since 1970. */
  start: number;
  end: number;
  /** Whether it shows in the HTML, for visitors without script. */
  begun: boolean;
}

/** Minutes that a time zone is ahead of UTC at a moment. */
function offsetOf(timeZone: string, moment: number): number {
  const parts = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  const { value = "" } =
    parts.formatToParts(moment).find(({ type }) => type === "timeZoneName") ?? {};
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(value) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

const hour = 3_600_000;

/** The moment at which a day begins in a time zone. @param day year-month-day */
export function startOfDay(day: string, timeZone: string): number {
  const utc = Date.parse(`${day}T00:00:00Z`);
  const guess = utc - offsetOf(timeZone, utc) * 60_000;
  // The clocks may change between the two moments.
  return utc - offsetOf(timeZone, guess) * 60_000;
}

/** @param timeZone a name such as Europe/Tallinn @returns undefined once the last day is over */
export function announcementTimes(
  { text, from, to }: { text: string; from: string; to: string },
  timeZone: string,
  now = Date.now(),
): AnnouncementTimes | undefined {
  const start = startOfDay(from, timeZone);
  const dayAfter = new Date(Date.parse(`${to}T00:00:00Z`) + 24 * hour).toISOString().slice(0, 10);
  const end = startOfDay(dayAfter, timeZone);
  if (end <= now) return undefined;
  return { id: String(fnv1a(`${from} ${text}`) >>> 0), start, end, begun: start <= now };
}
