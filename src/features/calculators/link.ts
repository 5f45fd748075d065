/** The inputs of a calculator in the address of its page, so that a link preserves them. */
import type { Formula } from "../../formulas/formula";
import { readFigure } from "./read-figure";

export interface LinkedInputs {
  values: Record<string, number>;
  currency?: string;
  /** Inputs to which the address gives an unusable value. */
  unusable: string[];
}

const currencyName = "currency";

/**
 * Reads inputs from the query of an address, which anyone may have written.
 * @param search the query, with its question mark
 * @param inputs the rules of the formula's inputs; other names are ignored
 * @param currencies the codes that can be chosen
 */
export function readLink(
  search: string,
  inputs: Formula["inputs"],
  currencies: readonly string[],
): LinkedInputs {
  const query = new URLSearchParams(search);
  const linked: LinkedInputs = { values: {}, unusable: [] };
  for (const [name, rule] of Object.entries(inputs)) {
    const text = query.get(name);
    if (text === null) continue;
    const reading = readFigure(text, rule);
    if ("value" in reading) linked.values[name] = reading.value;
    else linked.unusable.push(name);
  }
  const currency = query.get(currencyName);
  if (currency !== null && currencies.includes(currency)) linked.currency = currency;
  return linked;
}

/**
 * Writes inputs into the query of an address and leaves the rest of it alone.
 * @param search the current query
 * @param inputs the rules of the formula's inputs
 * @param state the inputs; undefined removes them
 * @returns a query with its question mark, or an empty text
 */
export function writeLink(
  search: string,
  inputs: Formula["inputs"],
  state?: { values: Record<string, number>; currency: string },
): string {
  const query = new URLSearchParams(search);
  for (const name of [...Object.keys(inputs), currencyName]) query.delete(name);
  if (state) {
    for (const name of Object.keys(inputs)) query.set(name, String(state.values[name]));
    query.set(currencyName, state.currency);
  }
  const text = query.toString();
  return text && `?${text}`;
}
