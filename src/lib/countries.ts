/** Facts about countries that addresses and legal texts depend on. */

/** The usual name of a country that owners may write in another way. */
const names: Readonly<Record<string, string>> = {
  UK: "United Kingdom",
  "Great Britain": "United Kingdom",
  England: "United Kingdom",
  Scotland: "United Kingdom",
  Wales: "United Kingdom",
  US: "United States",
  USA: "United States",
  "United States of America": "United States",
  "The United States": "United States",
};

export const countryName = (country: string): string => names[country] ?? country;

/** Countries whose addresses have the postal code after the city; others have it before. */
const codeAfterCity = ["United Kingdom", "United States", "Ireland", "Canada", "Australia"];

/** The city and the postal code in the order of the country. */
export function cityAndCode(
  city: string,
  code: string | null | undefined,
  country: string,
): string {
  if (!code) return city;
  return codeAfterCity.includes(countryName(country)) ? `${city}, ${code}` : `${code} ${city}`;
}
