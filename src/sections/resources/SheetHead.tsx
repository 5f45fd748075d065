import { graphql } from "gatsby";
import styled from "styled-components";
import { mixin } from "../../theme/mixins";
import { colour, radius, size, space } from "../../theme/tokens";

/** The head of an audit's sheet: its stamp, company and period. */
export const SheetHead = ({ stamp, company, period }: Queries.SheetHeadPartFragment) => (
  <Head>
    <Stamp>{stamp}</Stamp>
    <strong>{company}</strong>
    <span>{period}</span>
  </Head>
);

export const query = graphql`
  fragment SheetHeadPart on AuditSample {
    stamp
    company
    period
  }
`;

const Head = styled.div`
  ${mixin.stack(1)}
  justify-items: start;
  padding-bottom: ${space(5)};
  border-bottom: 2px solid ${colour.ink};

  strong {
    font-size: 1.25rem;
    line-height: 1.3;
  }

  strong + span {
    color: ${colour.muted};
  }
`;

const Stamp = styled.span`
  margin-bottom: ${space(2)};
  padding: ${space(0.5)} ${space(3)};
  border: 2px solid ${colour.copper};
  border-radius: ${radius.control};
  color: ${colour.copper};
  font-size: ${size.small};
  font-weight: 700;
`;
