/**
 * Numbers as text, the same on the server and in every browser. `Intl` gives the same result, but takes a phone
 * tens of milliseconds to set up during hydration.
 */

/** The value times a power of ten, without the rounding error of a binary multiplication. */
const shift = (value: number, places: number): number => {
  const [digits = "", exponent = "0"] = String(value).split("e");
  return Number(`${digits}e${Number(exponent) + places}`);
};

/**
 * Formats a number with a decimal point and commas between thousands; halves are rounded away from zero. A
 * value that rounds to zero has no sign.
 * @param minimum the minimum number of decimals
 * @param maximum the maximum number of decimals
 */
export function writeDecimal(value: number, minimum: number, maximum: number): string {
  const rounded = shift(Math.round(shift(Math.abs(value), maximum)), -maximum);
  const [whole = "", part = ""] = rounded.toFixed(maximum).split(".");
  const decimals = part.slice(0, minimum) + part.slice(minimum).replace(/0+$/, "");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return `${value < 0 && rounded > 0 ? "−" : ""}${grouped}${decimals && `.${decimals}`}`;
}
