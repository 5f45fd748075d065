/** Customer value: what a customer is worth over five years, compared with the cost of winning one. */
import { defineFormula, ratioOf } from "./formula";

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
export const customerValue = defineFormula({
  inputs: {
    /** Sales of an average order, without sales tax. */
    order: { unit: "price", min: 0.01, max: 1_000_000 },
    /** Orders per customer per year. */
    frequency: { unit: "count", min: 0.01, max: 1_000 },
    /** Contribution before ads, as a percentage of the order (40 for 40%). */
    margin: { unit: "rate", min: 0, max: 100 },
    /** Customers of one year who buy again in the next, as a percentage (60 for 60%). */
    retention: { unit: "rate", min: 0, max: 100 },
    /** The total cost of winning a new customer. */
    acquisition: { unit: "price", min: 0.01, max: 1_000_000 },
    newCustomers: { unit: "count", min: 1, max: 100_000_000 },
  },
  outcomes: ["below", "thin", "sound"],
  calculate({ order, frequency, margin, retention, acquisition, newCustomers }) {
    const yearlyMargin = (order * frequency * margin) / 100;
    const years = marginByYear(yearlyMargin, retention);
    const [, year2 = 0, year3 = 0, year4 = 0, year5 = 0] = years;
    const ltv = sum(years);
    const ltvToCac = ltv / acquisition;
    const profit = ltv - acquisition;
    const fiveRetention = retention + points <= 100 ? retention + points : null;
    const fiveLtv = fiveRetention && sum(marginByYear(yearlyMargin, fiveRetention));
    const fiveGain = fiveLtv === null ? null : fiveLtv - ltv;
    const payback = ratioOf(acquisition * 12, yearlyMargin);
    const monthlySpend = (acquisition * newCustomers) / 12;
    return {
      results: {
        yearlyMargin: [yearlyMargin, "price"],
        monthlyMargin: [yearlyMargin / 12, "price"],
        year2: [year2, "price"],
        year3: [year3, "price"],
        year4: [year4, "price"],
        year5: [year5, "price"],
        ltv: [ltv, "price"],
        ltvToCac: [ltvToCac, "times"],
        profit: [profit, "price"],
        payback: [payback, "months"],
        fiveRetention: [fiveRetention, "rate"],
        fiveLtv: [fiveLtv, "price"],
        fiveGain: [fiveGain, "price"],
        fiveShare: [fiveGain === null ? null : ratioOf(fiveGain * 100, ltv), "percent"],
        fiveWorth: [fiveGain === null ? null : fiveGain * newCustomers, "sum"],
        monthlySpend: [monthlySpend, "sum"],
        // Money is spent and earned back at a constant rate, so half of the spend until payback is tied up on average.
        cashOut: [payback && (monthlySpend * payback) / 2, "sum"],
      },
      outcome: ltvToCac < 1 ? "below" : ltvToCac < 3 ? "thin" : "sound",
      chart: {
        unit: "price",
        steps: [
          ...years.map((value, index) => ({ part: `year${index + 1}`, value })),
          { part: "ltv", value: ltv, total: true },
          { part: "acquisition", value: -acquisition, tone: "leak" },
          { part: "profit", value: profit, total: true, tone: profit > 0 ? "gain" : "leak" },
        ],
      },
    };
  },
});
