import { calendarDate } from "../../lib/calendar-date";
import { useSite } from "../../queries/useSite";

/** A day in words, in the site's language; `day` is year-month-day. */
export const CalendarDate = ({ day }: { day: string }) => (
  <time dateTime={day}>{calendarDate(day, useSite().language)}</time>
);
