/**
 * The inputs of a calculator in the address of its page, so that a link preserves them. They are in the hash, which
 * browsers do not send to a server.
 */
import type { Formula } from "../../formulas/formula";
import { isCalculatorHash } from "../../lib/is-calculator-hash";
import { readFigure } from "./read-figure";

export interface LinkedInputs {
  values: Record<string, number>;
  currency?: string;
  /** Inputs to which the address gives an unusable value. */
  unusable: string[];
}

const currencyName = "currency";

export const parameterNames = (inputs: Formula["inputs"]): string[] => [
  ...Object.keys(inputs),
  currencyName,
];

/** The parts that may hold inputs; links made before figures went into the hash have them in the query. */
type Address = Pick<Location, "search" | "hash">;

/** Reads inputs from an address, which anyone may have written; the hash counts before the query. */
export function readLink(
  { search, hash }: Address,
  inputs: Formula["inputs"],
  currencies: readonly string[],
): LinkedInputs {
  const query = new URLSearchParams(search);
  const figures = new URLSearchParams(hash.slice(1));
  const textOf = (name: string) => figures.get(name) ?? query.get(name);
  const linked: LinkedInputs = { values: {}, unusable: [] };
  for (const [name, rule] of Object.entries(inputs)) {
    const text = textOf(name);
    if (text === null) continue;
    const reading = readFigure(text, rule);
    if ("value" in reading) linked.values[name] = reading.value;
    else linked.unusable.push(name);
  }
  const currency = textOf(currencyName);
  if (currency !== null && currencies.includes(currency)) linked.currency = currency;
  return linked;
}

/**
 * Writes inputs into the hash of an address, takes them out of its query, and leaves the rest alone.
 * @param state the inputs; undefined removes them
 */
export function writeLink(
  { search, hash }: Address,
  inputs: Formula["inputs"],
  state?: { values: Record<string, number>; currency: string },
): Address {
  const query = new URLSearchParams(search);
  for (const name of parameterNames(inputs)) query.delete(name);
  const rest = query.toString();
  const figures = new URLSearchParams();
  for (const name of Object.keys(inputs)) figures.set(name, String(state?.values[name]));
  figures.set(currencyName, state?.currency ?? "");
  const kept = isCalculatorHash(hash) ? "" : hash;
  return { search: rest && `?${rest}`, hash: state ? `#${figures.toString()}` : kept };
}
