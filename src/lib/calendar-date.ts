import { fill } from "./fill-names";

/**
 * Writes a date in words of the language, the same in every time zone.
 * @param day year-month-day, such as 2024-12-05
 * @returns 5 December 2024 in British English, 5. Dezember 2024 in German
 */
export function calendarDate(day: string): string {
  const [year, month = 1, date] = day.split("-").map(Number);
  const m = SITE.locale.months[month - 1] ?? "";
  return fill(SITE.locale.day, { d: String(date), m, y: String(year) });
}
