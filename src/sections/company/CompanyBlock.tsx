import { graphql } from "gatsby";
import styled from "styled-components";
import { companyFacts } from "../../lib/company";
import { useSite } from "../../queries/useSite";
import { colour, media, space } from "../../theme/tokens";

interface CompanyBlockProps {
  title: string;
  labels: Queries.CompanyLabelsPartFragment;
}

/** The company behind the site, as the law requires. */
export const CompanyBlock = ({ title, labels }: CompanyBlockProps) => {
  const site = useSite();
  const company = companyFacts(site);
  const rows = [
    [labels.legalName, company.legalName],
    [labels.registryCode, company.registryCode],
    [labels.register, company.register],
    [labels.address, company.address],
    [labels.vatNumber, company.vatNumber],
  ].filter(([, value]) => value);
  return (
    <div>
      <h2>{title}</h2>
      <List>
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{labels.email}</dt>
          <dd>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </dd>
        </div>
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

const List = styled.dl`
  max-width: 44rem;
  margin-top: ${space(6)};

  div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.6fr);
    gap: ${space(4)};
    padding-block: ${space(3)};
    border-top: 1px solid ${colour.line};

    ${media.smallest} {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
  }

  dt,
  dd {
    overflow-wrap: anywhere;
  }

  dt {
    color: ${colour.muted};
  }
`;
