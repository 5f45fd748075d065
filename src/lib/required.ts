/**
 * Returns what a query is certain to find. Gatsby types every single node as nullable; the content check has
 * made sure that it exists.
 */
export function required<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new Error(`The content of ${name} is missing.`);
  return value;
}
