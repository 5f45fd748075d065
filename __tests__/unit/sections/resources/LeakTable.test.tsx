import { render, screen } from "@testing-library/react";
import { LeakTable } from "../../../../src/sections/resources/LeakTable";

jest.mock("gatsby", () => jest.requireActual("../../../support/gatsby") as object);

const leak = (title: string, certainty: Queries.AuditCertainty, yearly: number, weeks: number) => ({
  title,
  formula: "Orders × loss",
  rows: "All orders",
  certainty,
  yearly,
  weeks,
});

const columns = {
  leak: "Leak",
  basis: "Basis",
  certainty: "How sure",
  yearly: "A year",
  weeks: "Weeks",
  perWeek: "Per week",
  total: "Counted and estimated",
};

test("leaks are sorted by dollars per week of work, and judged leaks are not in the total", () => {
  const leaks = [
    leak("Slow", "Counted", 30_000, 10),
    leak("Quick", "Estimated", 10_000, 1),
    leak("Guess", "Judged", 8001, 2),
  ];
  render(<LeakTable labelledBy="leaks" leaks={leaks} columns={columns} />);
  const [, ...rows] = screen.getAllByRole("row");
  const texts = rows.map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(
    texts.map((cells) => [cells[0], ...cells.filter((text) => text?.startsWith("$"))]),
  ).toEqual([
    ["Quick", "$10,000", "$10,000"],
    ["Guess", "$8,001", "$4,001"],
    ["Slow", "$30,000", "$3,000"],
    ["Counted and estimated", "$40,000"],
  ]);
});
