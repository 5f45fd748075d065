import styled from "styled-components";
import { companyFacts } from "../../lib/company";
import { useSite } from "../../queries/useSite";
import { colour, media, space } from "../../theme/tokens";

/** The company behind the site, as the law requires. */
export const CompanyBlock = ({ title }: { title: string }) => {
  const site = useSite();
  const company = companyFacts(site);
  const rows = [
    ["Name", company.legalName],
    ["Registry code", company.registryCode],
    ["Register", company.register],
    ["Address", company.address],
    ["VAT number", company.vatNumber],
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
          <dt>E-mail</dt>
          <dd>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </dd>
        </div>
      </List>
    </div>
  );
};

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
