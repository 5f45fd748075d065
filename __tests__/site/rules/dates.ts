/** Days and minutes as pages write them. */
import { site } from "../../support/words";

/** A day of the calendar in words, in the language of the site. */
export const dayInWords = (day: string): string =>
  new Intl.DateTimeFormat(site().language, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** The minutes in a line that ends with them and the words after them; 0 where there are none. */
export const minutesOf = (line: string): number => Number(/(\d+)\D*$/.exec(line)?.[1] ?? 0);
