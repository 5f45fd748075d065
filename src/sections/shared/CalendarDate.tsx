import { calendarDate } from "../../lib/calendar-date";
import { useSite } from "../../queries/useSite";

/** A day in words, as the language of the site writes it; `day` is year-month-day. */
export const CalendarDate = ({ day }: { day: string }) => (
  <time dateTime={day}>{calendarDate(day, useSite().language)}</time>
);
