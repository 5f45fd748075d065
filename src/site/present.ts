/**
 * Hands back what a query surely finds. Gatsby types every single node as possibly missing; the content
 * check has made sure that it is there.
 * @throws an error naming what is missing, if it is missing all the same
 */
export function present<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new Error(`The content of ${name} is missing.`);
  return value;
}
