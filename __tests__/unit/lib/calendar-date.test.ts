import { calendarDate } from "../../../src/lib/calendar-date";
import { languages } from "../../../src/lib/languages";

test.each([
  ["2024-12-05", "5 December 2024"],
  ["2024-01-31", "31 January 2024"],
  ["2024-02-29", "29 February 2024"],
  ["2024-08-10", "10 August 2024"],
])("%s is written %s", (day, words) => {
  expect(calendarDate(day)).toBe(words);
});

test.each(languages)("dates in %s are written as by Intl", (language) => {
  const intl = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  for (const day of ["2024-12-05", "2024-01-31"])
    expect(calendarDate(day, language)).toBe(intl.format(new Date(day)));
});
