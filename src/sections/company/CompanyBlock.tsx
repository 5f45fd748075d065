import { graphql } from "gatsby";
import type { ReactNode } from "react";
import styled from "styled-components";
import { companyFacts } from "../../lib/company";
import { useSite } from "../../queries/useSite";
import { space } from "../../theme/tokens";
import { Facts } from "../../ui/Facts";

interface CompanyBlockProps {
  title: string;
  labels: Queries.CompanyLabelsPartFragment;
}

/** The company behind the site, as the law requires. */
export const CompanyBlock = ({ title, labels }: CompanyBlockProps) => {
  const site = useSite();
  const company = companyFacts(site);
  const rows: [term: string, value: ReactNode][] = [
    [labels.legalName, site.company.legalName],
    [labels.registryCode, company.registryCode],
    [labels.register, company.register],
    [labels.address, company.address],
    [labels.vatNumber, company.vatNumber],
    [
      labels.email,
      <a key="email" href={`mailto:${site.email}`}>
        {site.email}
      </a>,
    ],
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

export const query = graphql`
  fragment CompanyLabelsPart on CompanyLabels {
    legalName
    registryCode
    register
    address
    vatNumber
    email
  }
`;

const List = styled(Facts)`
  max-width: 44rem;
  margin-top: ${space(6)};
`;
