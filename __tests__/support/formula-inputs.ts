/** Inputs of each formula, whose results its test has calculated by hand. */
import type { Calculation } from "../../src/formulas/formula";

/** The results of a calculation without their units. */
export const figuresOf = ({ results }: Calculation): Record<string, number | null> =>
  Object.fromEntries(Object.entries(results).map(([name, [figure]]) => [name, figure]));

export const order = {
  ...{ price: 80, goods: 32, fulfilment: 9.28, fees: 3.16 },
  ...{ ads: 16, returnsRate: 8, handling: 21.5, orders: 50_000 },
};

export const task = {
  ...{ hours: 60, hourlyCost: 32, share: 70 },
  ...{ buildCost: 9000, runningCost: 150 },
};

export const customer = {
  ...{ order: 70, frequency: 2.5, margin: 40 },
  ...{ retention: 60, acquisition: 50, newCustomers: 4000 },
};
