import { auditSums, dollars } from "../../../src/sections/audit-sums";
import { nodeOf } from "../../support/content";

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

describe("the sample in content", () => {
  const { sample } = nodeOf<{
    sample: { mark: string; leaks: { title: string; formula: string; yearly: number }[] };
  }>("AuditPage");
  const sums: Record<string, number> = {
    "Stacked discounts": 3400 * 9,
    "Ads to past buyers": 13 * (5200 - 1900),
    "Payment fees above plan": Math.round(125_000 - 0.0328 * 2_944_000),
    "Cartons too large": 600 * 4.1 * 12,
    "Three products that come back": 980 * 21.5,
    "Stock that does not move": 71_000 * 0.2,
  };

  it.each(sample.leaks.map(({ title, yearly }) => [title, yearly] as const))(
    "%s comes to what its formula says",
    (title, yearly) => {
      expect(yearly).toBe(Math.round(sums[title] ?? 0));
    },
  );

  it("is marked as invented", () => {
    expect(sample.mark).toMatch(/invented/);
  });
});
