import { calendarDate } from "../../../src/lib/calendar-date";
import { languages } from "../../../src/lib/languages";

test.each(languages)("dates in %s are written as by Intl", (language) => {
  const intl = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  for (let month = 1; month <= 12; month += 1) {
    const day = `2024-${String(month).padStart(2, "0")}-05`;
    expect(calendarDate(day, language)).toBe(intl.format(new Date(day)));
  }
  expect(calendarDate("2024-02-29")).toBe("29 February 2024");
});
