/** Figures as text, by the marks of the language in `SITE.locale`. */

/** The value times a power of ten, without the rounding error of a binary multiplication. */
const shift = (value: number, places: number): number => {
  const [digits = "", exponent = "0"] = String(value).split("e");
  return Number(`${digits}e${Number(exponent) + places}`);
};

/**
 * Formats a number with the marks of the language; halves are rounded away from zero. A value that rounds to zero has no
 * sign.
 * @param minimum the minimum number of decimals
 * @param maximum the maximum number of decimals
 */
export function writeDecimal(value: number, minimum: number, maximum: number): string {
  const rounded = shift(Math.round(shift(Math.abs(value), maximum)), -maximum);
  const [whole = "", part = ""] = rounded.toFixed(maximum).split(".");
  const decimals = part.slice(0, minimum) + part.slice(minimum).replace(/0+$/, "");
  const places = new RegExp(SITE.locale.groups, "g");
  const grouped = whole.replace(places, (ungrouped) => ungrouped || SITE.locale.group);
  const sign = value < 0 && rounded > 0 ? `${SITE.locale.mark}−` : "";
  return sign + grouped + (decimals && SITE.locale.decimal + decimals);
}

/** Puts digits and their currency in the order of the language: `$1,200`, `CHF 80`, `1.200 €`. */
export function withCurrency(digits: string, symbol: string): string {
  const gap = SITE.locale.money.gap || (/\p{L}$/u.test(symbol) ? " " : "");
  return SITE.locale.money.first ? symbol + gap + digits : digits + gap + symbol;
}

export const withPercent = (digits: string): string =>
  SITE.locale.percent[0] + digits + SITE.locale.percent[1];
