import type { Language } from "./languages";

const months =
  "January February March April May June July August September October November December".split(
    " ",
  );

/**
 * Writes a date in words, the same in every time zone. `Intl` gives the same result, but takes a phone tens of
 * milliseconds to set up during hydration.
 * @param day year-month-day, such as 2024-12-05
 * @returns 5 December 2024 in British English, December 5, 2024 in any other
 */
export function calendarDate(day: string, language: Language = "en-GB"): string {
  const [year, month, date] = day.split("-").map(Number);
  const name = months[(month ?? 1) - 1];
  return language === "en-GB" ? `${date} ${name} ${year}` : `${name} ${date}, ${year}`;
}
