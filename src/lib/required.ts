/**
 * Returns a value that the content check has made sure of, although Gatsby types it as nullable.
 * @throws an error with the name if it is missing
 */
export function required<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new Error(`The content of ${name} is missing.`);
  return value;
}
