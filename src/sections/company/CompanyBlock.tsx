import { companyFacts } from "../../lib/company";
import { useSite } from "../../queries/useSite";
import { DescriptionList } from "../../ui/DescriptionList";
import { PhoneLink } from "../../ui/PhoneLink";

/** The company behind the site, as the law requires. */
export const CompanyBlock = () => {
  const { email, phone, company, ...site } = useSite();
  const facts = companyFacts({ ...site, company }, SITE.country);
  return (
    <DescriptionList
      rows={[
        { label: WORDS.company.legalName, value: facts.legalName },
        { label: WORDS.company.registryCode, value: facts.registryCode },
        { label: WORDS.company.register, value: facts.register },
        { label: WORDS.company.address, value: facts.address },
        { label: WORDS.company.vatNumber, value: facts.vatNumber },
        { label: WORDS.contact.email, value: <a href={`mailto:${email}`}>{email}</a> },
        { label: WORDS.contact.phone, value: phone && <PhoneLink phone={phone} /> },
        ...(company.rows ?? []),
      ]}
    />
  );
};
