/** The sums of the audit's sheet, so that no figure of it is written twice. */
import { writeDecimal } from "../site/decimal";

export interface SampleLeak {
  title: string;
  certainty: string;
  /** Dollars a year. */
  yearly: number;
  /** Weeks of work. */
  weeks: number;
}

/**
 * Works out the sheet.
 * @param leaks the leaks in any order
 * @returns the leaks with dollars for each week of work, most first, and the total of a year without what
 *   was only judged
 */
export function auditSums<Leak extends SampleLeak>(leaks: readonly Leak[]) {
  const rows = leaks
    .map((leak) => ({ ...leak, perWeek: Math.round(leak.yearly / leak.weeks) }))
    .sort((a, b) => b.perWeek - a.perWeek);
  const total = rows
    .filter(({ certainty }) => certainty !== "Judged")
    .reduce((sum, { yearly }) => sum + yearly, 0);
  return { rows, total };
}

/** Dollars as the sheet writes them, such as $30,600. */
export const dollars = (amount: number): string => `$${writeDecimal(amount, 0, 2)}`;
