/**
 * The inputs of a calculator in the hash of its page's address, so that a link preserves them. Browsers do not send the
 * hash to a server.
 */
import type { Formula } from "../../formulas/formula";
import { unambiguous } from "../../formulas/units";
import { readFigure } from "../../formulas/read-figure";

export interface LinkedInputs {
  values: Record<string, number>;
  /** Inputs that have an unusable value in the address. */
  unusable: string[];
}

/** Whether the hash of an address holds the figures of a calculator rather than an anchor of the page. */
export const isCalculatorHash = (hash: string): boolean => /=|%(25)*3d/i.test(hash);

/** Reads inputs from a hash, which anyone may have written; an app that shares a link may encode the whole hash again. */
export function readLink(hash: string, inputs: Formula["inputs"]): LinkedInputs {
  const plain = hash.includes("=")
    ? hash
    : hash
        .replace(/%(25)*3d/gi, "=")
        .replace(/%(25)*26/g, "&")
        .replace(/%(25)+/g, "%");
  const parameters = new URLSearchParams(plain.slice(1));
  const linked: LinkedInputs = { values: {}, unusable: [] };
  for (const [name, rule] of Object.entries(inputs)) {
    const text = parameters.get(name);
    if (text === null) continue;
    const reading = readFigure(text, rule);
    if ("value" in reading) linked.values[name] = reading.value;
    else linked.unusable.push(name);
  }
  return linked;
}

/** Writes inputs into a hash. */
export function writeLink(inputs: Formula["inputs"], values: Record<string, number>): string {
  const parameters = new URLSearchParams();
  for (const name of Object.keys(inputs)) parameters.set(name, unambiguous(String(values[name])));
  return `#${parameters.toString()}`;
}

/** The address of a calculator with a hash of inputs. */
export const addressOf = (hash: string): string =>
  window.location.origin + window.location.pathname + hash;
