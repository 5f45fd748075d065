/** Automation payback: what an automated task saves, and when it has paid for itself. */
import { ratioOf, type Formula } from "./formula";

export interface AutomationPaybackInputs {
  /** Hours a month that everyone together spends on the task. */
  hours: number;
  /** The cost of an hour of work, in money. */
  hourlyCost: number;
  /** The share of the hours that a machine can take over, in per cent (70 for 70%). */
  share: number;
  /** The one-off cost of mapping, building, testing and training, in money. */
  buildCost: number;
  /** The monthly cost of subscriptions, usage and supervision, in money. */
  runningCost: number;
}

/** The period that the value covers, in months. */
const months = 36;

/** Months until a cost is repaid, and the month in which that happens, counted from 1; null if never. */
function payback(cost: number, perMonth: number) {
  const exact = ratioOf(cost, perMonth);
  // Binary rounding can put the quotient a hair above a whole month.
  return { exact, month: exact === null ? null : Math.max(1, Math.ceil(exact - 1e-9)) };
}

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
export function automationPayback(inputs: AutomationPaybackInputs) {
  const { hours, hourlyCost, share, buildCost, runningCost } = inputs;
  const hoursSaved = (hours * share) / 100;
  const grossSaving = hoursSaved * hourlyCost;
  const monthlySaving = grossSaving - runningCost;
  const planned = payback(buildCost, monthlySaving);
  const halfHours = hoursSaved / 2;
  const halfSaving = halfHours * hourlyCost - runningCost;
  const half = payback(buildCost, halfSaving);
  const taskCost = hours * hourlyCost;
  const buildMonthly = buildCost / months;
  return {
    hoursSaved,
    grossSaving,
    monthlySaving,
    paybackExact: planned.exact,
    paybackMonth: planned.month,
    threeYearSaving: monthlySaving * months,
    threeYearValue: monthlySaving * months - buildCost,
    halfHours,
    halfSaving,
    halfExact: half.exact,
    halfMonth: half.month,
    taskCost,
    buildMonthly,
    monthlyCost: buildMonthly + runningCost,
    zeroShare: ratioOf((buildMonthly + runningCost) * 100, taskCost),
  };
}

const money = { unit: "sum", min: 0, max: 100_000_000 } as const;

type Outcome = "withinYear" | "withinTwo" | "later" | "never";

function outcomeOf(month: number | null): Outcome {
  if (month === null) return "never";
  if (month <= 12) return "withinYear";
  return month <= 24 ? "withinTwo" : "later";
}

export const automationPaybackFormula = {
  inputs: {
    hours: { unit: "count", min: 0.1, max: 100_000 },
    hourlyCost: { ...money, min: 0.01, max: 10_000 },
    share: { unit: "rate", min: 0, max: 100 },
    buildCost: money,
    runningCost: money,
  },
  results: {
    hoursSaved: "count",
    grossSaving: "sum",
    monthlySaving: "sum",
    paybackExact: "ratio",
    paybackMonth: "month",
    threeYearSaving: "sum",
    threeYearValue: "sum",
    halfHours: "count",
    halfSaving: "sum",
    halfExact: "ratio",
    halfMonth: "month",
    taskCost: "sum",
    buildMonthly: "sum",
    monthlyCost: "sum",
    zeroShare: "percent",
  },
  names: [],
  outcomes: ["withinYear", "withinTwo", "later", "never"],
  parts: ["build", "year1", "year2", "year3", "value"],
  calculate(values) {
    const results = automationPayback(values);
    const { threeYearValue, monthlySaving } = results;
    return {
      results,
      names: {},
      outcome: outcomeOf(results.paybackMonth),
      chart: {
        unit: "sum",
        steps: [
          { part: "build", value: -values.buildCost, tone: "leak" },
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
} satisfies Formula<
  keyof AutomationPaybackInputs,
  keyof ReturnType<typeof automationPayback>,
  Outcome
>;
