/** Dates and reading times as pages show them. */
import { site } from "../../support/words";

/** A date in words, in the language of the site. */
export const dayInWords = (day: string): string =>
  new Intl.DateTimeFormat(site().language, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** The last number of a line, such as its reading time; 0 if there is none. */
export const minutesOf = (line: string): number => Number(/(\d+)\D*$/.exec(line)?.[1] ?? 0);
