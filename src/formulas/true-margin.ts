/** True margin: what is left of an order after every cost it causes. */
import { defineFormula, ratioOf } from "./formula";

/** The costs that can be the largest; goods are excluded, since they are what the store sells, not a leak. */
const costs = ["ads", "fulfilment", "returns", "fees"] as const;

const money = { unit: "price", min: 0, max: 1_000_000 } as const;

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
export const trueMargin = defineFormula({
  inputs: {
    /** Sales of an average order, without sales tax. */
    price: { ...money, min: 0.01 },
    /** Landed cost of the goods in it. */
    goods: money,
    /** Carrier, picking and packing per order. */
    fulfilment: money,
    /** Payment fees per order. */
    fees: money,
    /** Ad spend per order. */
    ads: money,
    /** Refunded orders, as a percentage of orders (8 for 8%). */
    returnsRate: { unit: "rate", min: 0, max: 100 },
    /** Label, inspection and loss of value per return. */
    handling: money,
    /** Orders per year; only turns amounts per order into amounts per year. */
    orders: { unit: "count", min: 1, max: 100_000_000 },
  },
  outcomes: ["earns", "adsTooDear", "losesBeforeAds"],
  calculate({ price, goods, fulfilment, fees, ads, returnsRate, handling, orders }) {
    const returnCost = price - goods + handling;
    const returns = (returnsRate / 100) * returnCost;
    const beforeAds = price - goods - fulfilment - fees - returns;
    const contribution = beforeAds - ads;
    const each = { ads, fulfilment, returns, fees };
    const [first] = [...costs].sort((a, b) => each[b] - each[a]);
    const dearest = first && each[first] > 0 ? first : null;
    const dearestCost = dearest && each[dearest];
    const cost = (part: string, value: number) => ({
      part,
      value: -value,
      ...(part === dearest ? { tone: "leak" as const } : {}),
    });
    return {
      results: {
        returnCost: [returnCost, "price"],
        returns: [returns, "price"],
        beforeAds: [beforeAds, "price"],
        contribution: [contribution, "price"],
        share: [ratioOf(contribution * 100, price), "percent"],
        breakEvenRoas: [ratioOf(price, beforeAds), "ratio"],
        roas: [ratioOf(price, ads), "ratio"],
        dearestCost: [dearestCost, "price"],
        dearestShare: [dearestCost && ratioOf(dearestCost * 100, price), "percent"],
        tenth: [dearestCost && dearestCost * 0.1 * orders, "sum"],
        yearly: [contribution * orders, "sum"],
      },
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
});
