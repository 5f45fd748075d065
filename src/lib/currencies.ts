/** The signs of currencies, as the source of a regular expression. */
export const currencySigns =
  "\\p{Sc}|zł|Kč|kr|Ft|лв|(?:AUD|CAD|CHF|CZK|DKK|EUR|GBP|HUF|JPY|NOK|PLN|RON|SEK|USD)";
