/** True margin: what is left of an order after every cost it causes. */
import { ratioOf, type Formula } from "./formula";

export interface TrueMarginInputs {
  /** Sales of an average order, without sales tax, in money. */
  price: number;
  /** Landed cost of the goods in it, in money. */
  goods: number;
  /** Carrier, picking and packing, in money per order. */
  fulfilment: number;
  /** Payment fees, in money per order. */
  fees: number;
  /** Ad spend, in money per order. */
  ads: number;
  /** Refunded orders, as a percentage of orders (8 for 8%). */
  returnsRate: number;
  /** Label, inspection and loss of value, in money per return. */
  handling: number;
  /** Orders per year; only turns amounts per order into amounts per year. */
  orders: number;
}

/** The costs that can be the largest; goods are excluded, since they are what the store sells, not a leak. */
const costs = ["ads", "fulfilment", "returns", "fees"] as const;

/**
 * Calculates the contribution margin of an order: its price less every cost that one more order causes.
 *
 * - cost of one return = price - goods (they come back) + handling
 * - contribution before ads = price - goods - fulfilment - fees - returns rate x cost of one return
 * - contribution margin = contribution before ads - ads
 * - break-even ROAS = price / contribution before ads; none if that is zero or less
 *
 * Contribution margin as in OpenStax, Principles of Accounting 2, chapter 3; ROAS is sales per unit of ad
 * spend, so an order breaks even where all of its contribution before ads goes into ads.
 */
export function trueMargin(inputs: TrueMarginInputs) {
  const { price, goods, fulfilment, fees, ads, returnsRate, handling, orders } = inputs;
  const returnCost = price - goods + handling;
  const returns = (returnsRate / 100) * returnCost;
  const beforeAds = price - goods - fulfilment - fees - returns;
  const contribution = beforeAds - ads;
  const each = { ads, fulfilment, returns, fees };
  const [first] = [...costs].sort((a, b) => each[b] - each[a]);
  const dearest = first && each[first] > 0 ? first : null;
  const dearestCost = dearest && each[dearest];
  return {
    results: {
      returnCost,
      returns,
      beforeAds,
      contribution,
      share: ratioOf(contribution * 100, price),
      breakEvenRoas: ratioOf(price, beforeAds),
      roas: ratioOf(price, ads),
      dearestCost,
      dearestShare: dearestCost && ratioOf(dearestCost * 100, price),
      tenth: dearestCost && dearestCost * 0.1 * orders,
      yearly: contribution * orders,
    },
    dearest,
  };
}

const money = { unit: "price", min: 0, max: 1_000_000 } as const;

export const trueMarginFormula = {
  inputs: {
    price: { ...money, min: 0.01 },
    goods: money,
    fulfilment: money,
    fees: money,
    ads: money,
    returnsRate: { unit: "rate", min: 0, max: 100 },
    handling: money,
    orders: { unit: "count", min: 1, max: 100_000_000 },
  },
  results: {
    returnCost: "price",
    returns: "price",
    beforeAds: "price",
    contribution: "price",
    share: "percent",
    breakEvenRoas: "ratio",
    roas: "ratio",
    dearestCost: "price",
    dearestShare: "percent",
    tenth: "sum",
    yearly: "sum",
  },
  names: ["dearest"],
  outcomes: ["earns", "adsTooDear", "losesBeforeAds"],
  parts: ["price", "goods", "fulfilment", "fees", "returns", "ads", "contribution"],
  calculate(values) {
    const { results, dearest } = trueMargin(values);
    const { contribution, beforeAds, returns } = results;
    const { price, goods, fulfilment, fees, ads } = values;
    const cost = (part: string, value: number) => ({
      part,
      value: -value,
      ...(part === dearest ? { tone: "leak" as const } : {}),
    });
    return {
      results,
      names: { dearest },
      outcome: contribution > 0 ? "earns" : beforeAds > 0 ? "adsTooDear" : "losesBeforeAds",
      chart: {
        unit: "price",
        steps: [
          { part: "price", value: price, total: true },
          cost("goods", goods),
          cost("fulfilment", fulfilment),
          cost("fees", fees),
          cost("returns", returns),
          cost("ads", ads),
          {
            part: "contribution",
            value: contribution,
            total: true,
            tone: contribution > 0 ? "gain" : "leak",
          },
        ],
      },
    };
  },
} satisfies Formula<
  keyof TrueMarginInputs,
  keyof ReturnType<typeof trueMargin>["results"],
  "earns" | "adsTooDear" | "losesBeforeAds"
>;
