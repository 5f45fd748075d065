/**
 * The code of a country by its English name (ISO 3166-1 alpha-2), such as EE for Estonia.
 * @returns undefined for a name that Unicode's list does not have
 */
export function countryCode(name: string): string | undefined {
  const names = new Intl.DisplayNames("en", { type: "region" });
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .find((code) => names.of(code) === name);
}
