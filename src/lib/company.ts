/** Facts about the company behind the site, as far as the owner has filled them in. */

/** Countries whose addresses have the postal code after the city; others have it before. */
const codeAfterCity = ["AU", "CA", "GB", "IE", "US"];

/** The fields that the law requires a public site to show. */
const necessary = ["legalName", "registryCode", "street", "postalCode"] as const;

export interface CompanyDetails {
  name: string;
  city: string;
  /** Its code of two letters. */
  country: string;
  company: { register: string } & {
    [Fact in (typeof necessary)[number] | "vatNumber"]?: string | null | undefined;
  };
}

/**
 * @param countryName the country as readers know it
 * @returns the publisher: the legal name, or the site's name if there is none; the address in the order of the country, with street and postal code if they are known; an empty
 * text for each other fact that is not known yet
 */
export const companyFacts = (
  { name, city, country, company }: CompanyDetails,
  countryName: string,
) => ({
  publisher: company.legalName ?? name,
  legalName: company.legalName ?? "",
  registryCode: company.registryCode ?? "",
  register: company.registryCode ? company.register : "",
  address: (codeAfterCity.includes(country)
    ? [company.street, city, company.postalCode, countryName]
    : [company.street, `${company.postalCode ?? ""} ${city}`.trim(), countryName]
  )
    .filter(Boolean)
    .join(", "),
  vatNumber: company.vatNumber ?? "",
});

/** The necessary fields that are empty. */
export const missingFacts = ({ company }: Pick<CompanyDetails, "company">): string[] =>
  necessary.filter((field) => !company[field]);
