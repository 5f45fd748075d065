import { render, screen, within } from "@testing-library/react";
import { LeakTable } from "../../../../src/sections/resources/AuditSheet";

const leak = (title: string, certainty: Queries.AuditCertainty, yearly: number, weeks: number) => ({
  title,
  formula: "Orders × loss",
  rows: "All orders",
  certainty,
  yearly,
  weeks,
});

const sample = {
  stamp: "Example",
  company: "A store",
  period: "A year",
  bridge: { unit: "€k" },
  leaksTitle: "Leaks",
  leaks: [
    leak("Slow", "counted", 30_000, 10),
    leak("Quick", "estimated", 10_000, 1),
    leak("Guess", "judged", 8001, 2),
  ],
};

test("leaks are sorted by what a week of work is worth, in the bridge's currency, and judged leaks are not in the total", () => {
  render(<LeakTable sample={sample} labelledBy="leaks" />);
  const rows = screen.getAllByRole("row").slice(1);
  const figures = rows.map((row) => [
    within(row).getByRole("rowheader").textContent,
    ...within(row)
      .getAllByRole("cell")
      .map(({ textContent }) => textContent)
      .filter((text) => text?.startsWith("€")),
  ]);
  expect(figures).toEqual([
    ["Quick", "€10,000", "€10,000"],
    ["Guess", "€8,001", "€4,001"],
    ["Slow", "€30,000", "€3,000"],
    [WORDS.audit.total, "€40,000"],
  ]);
});
