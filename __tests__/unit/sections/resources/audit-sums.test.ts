import { auditSums, dollars } from "../../../../src/sections/resources/audit-sums";

const leak = (title: string, certainty: Queries.AuditCertainty, yearly: number, weeks: number) => ({
  title,
  formula: "Orders × loss",
  rows: "All orders",
  certainty,
  yearly,
  weeks,
});

test("leaks are sorted by dollars per week of work, and judged leaks are not in the total", () => {
  const { rows, total } = auditSums([
    leak("Slow", "Counted", 30_000, 10),
    leak("Quick", "Estimated", 10_000, 1),
    leak("Guess", "Judged", 8001, 2),
  ]);
  expect(rows.map(({ title, perWeek }) => [title, dollars(perWeek)])).toEqual([
    ["Quick", "$10,000"],
    ["Guess", "$4,001"],
    ["Slow", "$3,000"],
  ]);
  expect(dollars(total)).toBe("$40,000");
});
