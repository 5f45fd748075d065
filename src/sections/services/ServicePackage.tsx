import { graphql } from "gatsby";
import styled from "styled-components";
import { colour, media, radius, space } from "../../theme/tokens";
import { CheckList } from "../../ui/CheckList";

/** What a client gets from a service and how long it takes; it stays in view beside the text next to it. */
export const ServicePackage = ({ offer }: { offer: Queries.ServicePackagePartFragment }) => (
  <Package id="package" aria-labelledby="package-title">
    <h2 id="package-title">{offer.title}</h2>
    <p>{offer.description}</p>
    <CheckList items={offer.items} />
    <p>
      <strong>{offer.duration}</strong>
    </p>
  </Package>
);

export const query = graphql`
  fragment ServicePackagePart on ServicePackage {
    title
    description
    items
    duration
  }
`;

const Package = styled.section`
  display: grid;
  gap: ${space(5)};
  padding: ${space(8)};
  border: 1px solid ${colour.line};
  border-top: 3px solid ${colour.keel};
  border-radius: ${radius.panel};
  background: ${colour.surface};

  h2 {
    font-size: 1.9rem;
  }

  ${media.desktop} {
    position: sticky;
    top: 6rem;
  }
`;
