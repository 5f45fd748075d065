/**
 * Numbers as text, the same on the server and in every browser. `Intl` writes them likewise, but a phone spends
 * tens of milliseconds to set it up while a page comes to life.
 */

/** The value times ten to the power of some places, without the error of a multiplication in binary. */
const shift = (value: number, places: number): number => {
  const [digits = "", exponent = "0"] = String(value).split("e");
  return Number(`${digits}e${Number(exponent) + places}`);
};

/**
 * Writes a number with a point before its decimals and commas between thousands; halves are rounded away from
 * zero. What rounds to nothing has no sign.
 * @param value a finite number
 * @param least decimals that are written even where they are zero
 * @param most decimals to which it is rounded
 */
export function writeDecimal(value: number, least: number, most: number): string {
  const rounded = shift(Math.round(shift(Math.abs(value), most)), -most);
  const [whole = "", part = ""] = rounded.toFixed(most).split(".");
  const decimals = part.slice(0, least) + part.slice(least).replace(/0+$/, "");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return `${value < 0 && rounded > 0 ? "-" : ""}${grouped}${decimals && `.${decimals}`}`;
}
