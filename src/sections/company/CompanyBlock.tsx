import { companyFacts } from "../../lib/company";
import { useSite } from "../../queries/useSite";
import { DescriptionList } from "../../ui/DescriptionList";
import { PhoneLink } from "../../ui/PhoneLink";

const factNames = ["legalName", "registryCode", "register", "address", "vatNumber"] as const;

/** The company behind the site, as the law requires. */
export const CompanyBlock = () => {
  const { email, phone, company, ...site } = useSite();
  const facts = companyFacts({ ...site, company }, SITE.country);
  return (
    <DescriptionList
      rows={[
        ...factNames.map((name) => ({ label: WORDS.company[name], value: facts[name] })),
        { label: WORDS.contact.email, value: <a href={`mailto:${email}`}>{email}</a> },
        { label: WORDS.contact.phone, value: phone && <PhoneLink phone={phone} /> },
        ...(company.rows ?? []),
      ]}
    />
  );
};
