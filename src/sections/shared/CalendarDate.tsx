import { calendarDate } from "../../lib/calendar-date";

/** A day in words, in the site's language; `day` is year-month-day. */
export const CalendarDate = ({ day }: { day: string }) => (
  <time dateTime={day}>{calendarDate(day)}</time>
);
