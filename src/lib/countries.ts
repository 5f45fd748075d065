/** Countries whose addresses have the postal code after the city; others have it before. */
const codeAfterCity = ["AU", "CA", "GB", "IE", "US"];

/** The city and the postal code in the order of the country. */
export function cityAndCode(
  city: string,
  code: string | null | undefined,
  country: string,
): string {
  if (!code) return city;
  return codeAfterCity.includes(country) ? `${city}, ${code}` : `${code} ${city}`;
}
