import { writeDecimal } from "../../lib/decimal";

export interface SampleLeak {
  title: string;
  certainty: string;
  /** Dollars a year. */
  yearly: number;
  /** Weeks of work. */
  weeks: number;
}

/**
 * Calculates the figures of the report.
 * @returns the leaks with dollars per week of work, highest first, and the yearly total without those that are
 * only judged
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

/** Dollars as the report writes them, such as $30,600. */
export const dollars = (amount: number): string => `$${writeDecimal(amount, 0, 2)}`;
