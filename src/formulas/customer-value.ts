/** Customer value: what a customer is worth over the years, compared with the cost of winning one. */
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

/**
 * Calculates the lifetime value of a customer from constant margin and retention, not discounted.
 *
 * - margin a year = order x frequency x margin
 * - LTV = margin a year x expected years, which are 1 / (100% - retention)
 * - payback = acquisition / (margin a year / 12), in months; none without a margin
 * - value of five points = (LTV at retention + 5 points - LTV) x new customers; none from 95% on, where
 *   five points would leave no churn
 *
 * After Gupta and Lehmann, Customers as Assets (2003), with their discount rate set to zero and the first
 * year's margin counted in full, since a customer who was just won has bought.
 */
export function customerValue(inputs: CustomerValueInputs) {
  const { order, frequency, margin, retention, acquisition, newCustomers } = inputs;
  const yearlyMargin = (order * frequency * margin) / 100;
  const churn = 100 - retention;
  const years = 100 / churn;
  const ltv = yearlyMargin * years;
  const fiveChurn = churn > points ? churn - points : null;
  const fiveLtv = fiveChurn && (yearlyMargin * 100) / fiveChurn;
  const fiveGain = fiveLtv === null ? null : fiveLtv - ltv;
  const payback = ratioOf(acquisition * 12, yearlyMargin);
  const monthlySpend = (acquisition * newCustomers) / 12;
  return {
    yearlyMargin,
    monthlyMargin: yearlyMargin / 12,
    churn,
    years,
    ltv,
    ltvToCac: ratioOf(ltv, acquisition),
    profit: ltv - acquisition,
    payback,
    fiveChurn,
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
    retention: { unit: "rate", min: 0, max: 99 },
    acquisition: { unit: "price", min: 0.01, max: 1_000_000 },
    newCustomers: { unit: "count", min: 1, max: 100_000_000 },
  },
  results: {
    yearlyMargin: "price",
    monthlyMargin: "price",
    churn: "rate",
    years: "years",
    ltv: "price",
    ltvToCac: "times",
    profit: "price",
    payback: "months",
    fiveChurn: "rate",
    fiveLtv: "price",
    fiveGain: "price",
    fiveShare: "percent",
    fiveWorth: "sum",
    monthlySpend: "sum",
    cashOut: "sum",
  },
  names: [],
  outcomes: ["below", "thin", "sound"],
  parts: ["year1", "year2", "year3", "later", "ltv", "acquisition", "profit"],
  calculate(values) {
    const results = customerValue(values);
    const { ltv, ltvToCac, profit, yearlyMargin } = results;
    const retention = values.retention / 100;
    const years = [yearlyMargin, yearlyMargin * retention, yearlyMargin * retention ** 2];
    const later = ltv - years.reduce((sum, value) => sum + value, 0);
    return {
      results,
      names: {},
      outcome: (ltvToCac ?? 0) < 1 ? "below" : (ltvToCac ?? 0) < 3 ? "thin" : "sound",
      chart: {
        kind: "bridge",
        unit: "price",
        steps: [
          ...years.map((value, index) => ({ part: `year${index + 1}`, value })),
          { part: "later", value: later },
          { part: "ltv", value: ltv, total: true },
          { part: "acquisition", value: -values.acquisition, tone: "leak" },
          { part: "profit", value: profit, total: true, tone: profit > 0 ? "gain" : "leak" },
        ],
      },
    };
  },
} satisfies Formula<keyof CustomerValueInputs, keyof ReturnType<typeof customerValue>, Outcome>;
