/** Automation payback: what an automated task saves, and when it has paid for itself. */
import { defineFormula, ratioOf } from "./formula";

/** The period that the value covers, in months. */
const months = 36;

/** Months until a cost is repaid, and the month in which that happens, counted from 1; null if never. */
function payback(cost: number, perMonth: number) {
  const exact = ratioOf(cost, perMonth);
  // Binary rounding can put the quotient a hair above a whole month.
  return { exact, month: exact === null ? null : Math.max(1, Math.ceil(exact - 1e-9)) };
}

function outcomeOf(month: number | null) {
  if (month === null) return "never";
  if (month <= 12) return "withinYear";
  return month <= 24 ? "withinTwo" : "later";
}

const money = { unit: "sum", min: 0, max: 100_000_000 } as const;

/**
 * Calculates what an automation saves and when it has paid for itself. Money is not discounted.
 *
 * - hours saved = hours x share
 * - monthly saving = hours saved x hourly cost - running cost
 * - payback month = build cost / monthly saving, rounded up; none if nothing is saved
 * - three-year value = monthly saving x 36 - build cost
 * - half: the same if only half of the hours are saved
 * - zero share: the share at which the three-year value is zero
 *
 * Payback as in OpenStax, Principles of Accounting 2, chapter 11: the investment divided by the cash it
 * brings per period.
 */
export const automationPayback = defineFormula({
  inputs: {
    /** Hours a month that everyone together spends on the task. */
    hours: { unit: "count", min: 0.1, max: 100_000 },
    hourlyCost: { ...money, min: 0.01, max: 10_000 },
    /** The share of the hours that a machine can take over, in per cent (70 for 70%). */
    share: { unit: "rate", min: 0, max: 100 },
    /** The one-off cost of mapping, building, testing and training. */
    buildCost: money,
    /** The monthly cost of subscriptions, usage and supervision. */
    runningCost: money,
  },
  outcomes: ["withinYear", "withinTwo", "later", "never"],
  calculate({ hours, hourlyCost, share, buildCost, runningCost }) {
    const hoursSaved = (hours * share) / 100;
    const grossSaving = hoursSaved * hourlyCost;
    const monthlySaving = grossSaving - runningCost;
    const planned = payback(buildCost, monthlySaving);
    const halfSaving = grossSaving / 2 - runningCost;
    const half = payback(buildCost, halfSaving);
    const taskCost = hours * hourlyCost;
    const buildMonthly = buildCost / months;
    const threeYearValue = monthlySaving * months - buildCost;
    return {
      results: {
        hoursSaved: [hoursSaved, "count"],
        grossSaving: [grossSaving, "sum"],
        monthlySaving: [monthlySaving, "sum"],
        paybackExact: [planned.exact, "ratio"],
        paybackMonth: [planned.month, "month"],
        threeYearSaving: [monthlySaving * months, "sum"],
        threeYearValue: [threeYearValue, "sum"],
        halfHours: [hoursSaved / 2, "count"],
        halfSaving: [halfSaving, "sum"],
        halfExact: [half.exact, "ratio"],
        halfMonth: [half.month, "month"],
        taskCost: [taskCost, "sum"],
        buildMonthly: [buildMonthly, "sum"],
        monthlyCost: [buildMonthly + runningCost, "sum"],
        zeroShare: [ratioOf((buildMonthly + runningCost) * 100, taskCost), "percent"],
      },
      outcome: outcomeOf(planned.month),
      chart: {
        unit: "sum",
        steps: [
          { part: "build", value: -buildCost, tone: "leak" },
          ...["year1", "year2", "year3"].map((part) => ({ part, value: monthlySaving * 12 })),
          {
            part: "value",
            value: threeYearValue,
            total: true,
            tone: threeYearValue > 0 ? "gain" : "leak",
          },
        ],
      },
    };
  },
});
