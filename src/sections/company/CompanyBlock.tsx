import type { ReactNode } from "react";
import styled from "styled-components";
import { companyFacts } from "../../lib/company";
import { useSite } from "../../queries/useSite";
import { space } from "../../theme/tokens";
import { PhoneLink } from "../../ui/PhoneLink";
import { DescriptionList } from "../../ui/DescriptionList";

/** The company behind the site, as the law requires. */
export const CompanyBlock = ({ title }: { title: string }) => {
  const site = useSite();
  const company = companyFacts(site, SITE.country);
  const rows: [term: string, value: ReactNode][] = [
    [WORDS.company.legalName, company.legalName],
    [WORDS.company.registryCode, company.registryCode],
    [WORDS.company.register, company.register],
    [WORDS.company.address, company.address],
    [WORDS.company.vatNumber, company.vatNumber],
    [
      WORDS.company.email,
      <a key="email" href={`mailto:${site.email}`}>
        {site.email}
      </a>,
    ],
    [WORDS.contact.phone, site.phone && <PhoneLink key="phone" phone={site.phone} />],
    ...(site.company.rows ?? []).map(({ label, value }): [string, string] => [label, value]),
  ];
  return (
    <div>
      <h2>{title}</h2>
      <List>
        {rows.map(
          ([term, value]) =>
            value && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </List>
    </div>
  );
};

const List = styled(DescriptionList)`
  max-width: 44rem;
  margin-top: ${space(6)};
`;
