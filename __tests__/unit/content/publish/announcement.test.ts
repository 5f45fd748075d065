import { announcementTimes } from "../../../../src/content/publish/announcement";

const announcement = { text: "We are at the fair.", from: "2026-07-01", to: "2026-07-02" };
const timesAt = (now: string) => announcementTimes(announcement, "Europe/Tallinn", Date.parse(now));

test("an announcement lasts until the end of its last day", () => {
  expect(timesAt("2026-06-30T20:59:59Z")?.begun).toBe(false);
  expect(timesAt("2026-06-30T21:00:00Z")?.begun).toBe(true);
  expect(timesAt("2026-07-02T20:59:59Z")?.end).toBe(Date.parse("2026-07-02T21:00:00Z"));
  expect(timesAt("2026-07-02T21:00:00Z")).toBeUndefined();
});
