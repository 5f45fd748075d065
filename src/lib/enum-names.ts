/** The name that a value has in GraphQL: `Coming Soon` is `Coming_Soon`, `1m-5m` is `_1m_5m`. */
export const enumName = (value: string): string =>
  value.replace(/\W+/g, "_").replace(/^(?=\d)/, "_");
