/** Customer value: what a customer is worth over five years, compared with the cost of winning one. */
import { ratioOf, type Formula } from "./formula";

export interface CustomerValueInputs {
  /** Sales of an average order, without sales tax, in money. */
  order: number;
  /** Orders per customer per year. */
  frequency: number;
  /** Contribution before ads, as a percentage of the order (40 for 40%). */
  margin: number;
  /** Customers of one year who buy again in the next, as a percentage (60 for 60%). */
  retention: number;
  /** The total cost of winning a new customer, in money. */
  acquisition: number;
  newCustomers: number;
}

/** The rise in retention whose value is shown, in percentage points. */
const points = 5;

/** The years that count: few stores have older cohorts, and nobody knows the retention of later years. */
const horizon = 5;

/** The margin of each year that counts: the share of customers who are left, times the margin of a year. */
const marginByYear = (yearlyMargin: number, retention: number): number[] =>
  Array.from({ length: horizon }, (_year, index) => yearlyMargin * (retention / 100) ** index);

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/**
 * Calculates the value of a customer over five years from constant margin and retention, not discounted.
 *
 * - margin a year = order x frequency x margin
 * - LTV = the margins of five years, each the margin a year x retention to the power of the years before it
 * - payback = acquisition / (margin a year / 12), in months; none without a margin
 * - value of five points = (LTV at retention + 5 points - LTV) x new customers; none where five points more are
 *   over 100%
 *
 * After Gupta and Lehmann, Customers as Assets (2003), with their discount rate set to zero, their open end cut after
 * five years, and the first year's margin counted in full, since a customer who was just won has bought.
 */
export function customerValue(inputs: CustomerValueInputs) {
  const { order, frequency, margin, retention, acquisition, newCustomers } = inputs;
  const yearlyMargin = (order * frequency * margin) / 100;
  const [year1 = 0, year2 = 0, year3 = 0, year4 = 0, year5 = 0] = marginByYear(
    yearlyMargin,
    retention,
  );
  const ltv = sum([year1, year2, year3, year4, year5]);
  const fiveRetention = retention + points <= 100 ? retention + points : null;
  const fiveLtv = fiveRetention && sum(marginByYear(yearlyMargin, fiveRetention));
  const fiveGain = fiveLtv === null ? null : fiveLtv - ltv;
  const payback = ratioOf(acquisition * 12, yearlyMargin);
  const monthlySpend = (acquisition * newCustomers) / 12;
  return {
    yearlyMargin,
    monthlyMargin: yearlyMargin / 12,
    year2,
    year3,
    year4,
    year5,
    ltv,
    ltvToCac: ratioOf(ltv, acquisition),
    profit: ltv - acquisition,
    payback,
    fiveRetention,
    fiveLtv,
    fiveGain,
    fiveShare: fiveGain === null ? null : ratioOf(fiveGain * 100, ltv),
    fiveWorth: fiveGain === null ? null : fiveGain * newCustomers,
    monthlySpend,
    // Money is spent and earned back at a constant rate, so half of the spend until payback is tied up on average.
    cashOut: payback && (monthlySpend * payback) / 2,
  };
}

type Outcome = "below" | "thin" | "sound";

export const customerValueFormula = {
  inputs: {
    order: { unit: "price", min: 0.01, max: 1_000_000 },
    frequency: { unit: "count", min: 0.01, max: 1_000 },
    margin: { unit: "rate", min: 0, max: 100 },
    retention: { unit: "rate", min: 0, max: 100 },
    acquisition: { unit: "price", min: 0.01, max: 1_000_000 },
    newCustomers: { unit: "count", min: 1, max: 100_000_000 },
  },
  results: {
    yearlyMargin: "price",
    monthlyMargin: "price",
    year2: "price",
    year3: "price",
    year4: "price",
    year5: "price",
    ltv: "price",
    ltvToCac: "times",
    profit: "price",
    payback: "months",
    fiveRetention: "rate",
    fiveLtv: "price",
    fiveGain: "price",
    fiveShare: "percent",
    fiveWorth: "sum",
    monthlySpend: "sum",
    cashOut: "sum",
  },
  names: [],
  outcomes: ["below", "thin", "sound"],
  parts: ["year1", "year2", "year3", "year4", "year5", "ltv", "acquisition", "profit"],
  calculate(values) {
    const results = customerValue(values);
    const { ltv, ltvToCac, profit, yearlyMargin, year2, year3, year4, year5 } = results;
    return {
      results,
      names: {},
      outcome: (ltvToCac ?? 0) < 1 ? "below" : (ltvToCac ?? 0) < 3 ? "thin" : "sound",
      chart: {
        unit: "price",
        steps: [
          { part: "year1", value: yearlyMargin },
          { part: "year2", value: year2 },
          { part: "year3", value: year3 },
          { part: "year4", value: year4 },
          { part: "year5", value: year5 },
          { part: "ltv", value: ltv, total: true },
          { part: "acquisition", value: -values.acquisition, tone: "leak" },
          { part: "profit", value: profit, total: true, tone: profit > 0 ? "gain" : "leak" },
        ],
      },
    };
  },
} satisfies Formula<keyof CustomerValueInputs, keyof ReturnType<typeof customerValue>, Outcome>;
