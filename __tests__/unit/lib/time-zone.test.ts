import { startOfDay } from "../../../src/lib/time-zone";

test.each([
  ["2026-07-01", "UTC", "2026-07-01T00:00:00.000Z"],
  ["2026-07-01", "Europe/Tallinn", "2026-06-30T21:00:00.000Z"],
  ["2026-01-01", "America/New_York", "2026-01-01T05:00:00.000Z"],
  ["2026-01-01", "Asia/Kolkata", "2025-12-31T18:30:00.000Z"],
  // The clocks change on this day and on the one before.
  ["2026-03-29", "Europe/Berlin", "2026-03-28T23:00:00.000Z"],
  ["2026-03-30", "Europe/Berlin", "2026-03-29T22:00:00.000Z"],
  // Midnight is left out, comes twice, or the clocks change before it.
  ["2026-09-06", "America/Santiago", "2026-09-06T04:00:00.000Z"],
  ["2026-04-05", "America/Santiago", "2026-04-05T04:00:00.000Z"],
  ["2026-03-29", "Asia/Beirut", "2026-03-28T22:00:00.000Z"],
  ["2026-10-30", "Africa/Cairo", "2026-10-29T22:00:00.000Z"],
  ["2026-03-29", "Atlantic/Azores", "2026-03-29T01:00:00.000Z"],
  ["2026-11-01", "America/Havana", "2026-11-01T04:00:00.000Z"],
  ["2026-03-29", "America/Nuuk", "2026-03-29T01:00:00.000Z"],
])("%s in %s begins at %s", (day, timeZone, moment) => {
  expect(new Date(startOfDay(day, timeZone)).toISOString()).toBe(moment);
});
