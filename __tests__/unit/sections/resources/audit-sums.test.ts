import { auditSums, dollars } from "../../../../src/sections/resources/audit-sums";

const leak = (title: string, certainty: string, yearly: number, weeks: number) => ({
  title,
  certainty,
  yearly,
  weeks,
});

it("sorts by dollars for each week, and leaves what was judged out of the total", () => {
  const { rows, total } = auditSums([
    leak("Slow", "Counted", 30_000, 10),
    leak("Quick", "Estimated", 10_000, 1),
    leak("Guess", "Judged", 8001, 2),
  ]);
  expect(rows.map(({ title, perWeek }) => [title, perWeek])).toEqual([
    ["Quick", 10_000],
    ["Guess", 4001],
    ["Slow", 3000],
  ]);
  expect(total).toBe(40_000);
});

it("writes dollars with their thousands", () => {
  expect([dollars(950), dollars(152_527)]).toEqual(["$950", "$152,527"]);
});
