/** Days and minutes as pages write them. */

/** A day of the calendar in words, such as 5 December 2024. */
export const dayInWords = (day: string): string =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** The minutes in a line that ends with them and the words after them; 0 where there are none. */
export const minutesOf = (line: string): number => Number(/(\d+)\D*$/.exec(line)?.[1] ?? 0);
