import { writeDecimal } from "../../lib/decimal";

/** The leaks of an audit, highest dollars per week of work first, and the yearly total without those marked Judged. */
export function auditSums(leaks: readonly Queries.AuditLeakRowFragment[]) {
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
