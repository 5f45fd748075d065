import { fill } from "./fill-names";

/**
 * Writes a date in words of the language, the same in every time zone.
 * @param day year-month-day, such as 2024-12-05
 * @returns 5 December 2024 in British English, 5. Dezember 2024 in German
 */
export function calendarDate(day: string): string {
  const [y, month = 1, d] = day.split("-").map(Number);
  return fill(SITE.locale.days[month - 1] ?? "", { d: String(d), y: String(y) });
}
