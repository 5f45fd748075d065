/** The name that a value has in GraphQL: `Coming Soon` is `Coming_Soon`, `1m-5m` is `_1m_5m`. */
export const enumName = (value: string): string =>
  value.replace(/\W+/g, "_").replace(/^(?=\d)/, "_");

/**
 * The value with this name in GraphQL.
 * @throws if no value has it
 */
export function enumValue<Value extends string>(name: string, values: readonly Value[]): Value {
  const value = values.find((each) => each === name || enumName(each) === name);
  if (value === undefined) throw new Error(`${name} is none of: ${values.join(", ")}.`);
  return value;
}
