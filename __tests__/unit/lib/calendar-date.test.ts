import { execFileSync } from "node:child_process";
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

test.each(["Pacific/Kiritimati", "America/Los_Angeles"])(
  "a date is the same in the time zone %s",
  (zone) => {
    const script =
      'const { calendarDate } = require("./src/lib/calendar-date.ts");' +
      'console.log(new Date("2024-01-01").getDate(), calendarDate("2024-01-01"))';
    const written = execFileSync(process.execPath, ["--require", "tsx/cjs", "--eval", script], {
      env: { ...process.env, TZ: zone },
      encoding: "utf8",
    });
    // The first number shows that the time zone is in use: west of Greenwich it is still the day before.
    expect(written.trim()).toBe(`${zone.startsWith("America") ? 31 : 1} 1 January 2024`);
  },
);
