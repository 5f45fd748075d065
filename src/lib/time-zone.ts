/** Days in a time zone, written year-month-day. */

export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

/** What the clocks show at a moment: `2026-06-15 23:59:59`, which Sweden writes. */
const clocksAt = (moment: number, timeZone?: string): string =>
  new Date(moment).toLocaleString("sv", { timeZone });

/** @param timeZone a name such as Europe/Tallinn; without it, that of this machine */
export const dayIn = (timeZone?: string, moment = Date.now()): string =>
  clocksAt(moment, timeZone).slice(0, 10);

const dayLength = 86_400_000;

/** The day some days after another. */
export const daysAfter = (day: string, count: number): string =>
  dayIn("UTC", Date.parse(day) + count * dayLength);

/** The moment at which a day begins; where the clocks change at midnight, it may have none or two. */
export function startOfDay(day: string, timeZone: string): number {
  const midnight = Date.parse(day);
  const starts = [-dayLength, dayLength].map((distance) => {
    const near = midnight + distance;
    return midnight + near - Date.parse(`${clocksAt(near, timeZone).replace(" ", "T")}Z`);
  });
  return Math.min(...starts.filter((moment) => dayIn(timeZone, moment) === day));
}
