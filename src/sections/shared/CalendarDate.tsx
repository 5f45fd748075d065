import { fill } from "../../lib/fill-names";

/** A day (2024-12-05) in words: 5 December 2024 in British English, 5. Dezember 2024 in German. */
export function CalendarDate({ day }: { day: string }) {
  const [y, month = 1, d] = day.split("-").map(Number);
  const words = fill(SITE.locale.days[month - 1] ?? "", { d: String(d), y: String(y) });
  return <time dateTime={day}>{words}</time>;
}
