import { graphql } from "gatsby";
import styled from "styled-components";
import { mixin } from "../../theme/mixins";
import { colour, size } from "../../theme/tokens";
import { CheckList } from "../../ui/CheckList";
import { spoken } from "../../ui/spoken";

/** The deliverables of a service; the free ones are in a list of their own. */
export const ServicePackage = ({ offer }: { offer: Queries.ServicePackagePartFragment }) => (
  <Package id="package" aria-labelledby="package-title">
    <h2 id="package-title">{offer.title}</h2>
    <p>{offer.description}</p>
    {offer.free && (
      <>
        <h3>{WORDS.services.free}</h3>
        <CheckList items={offer.free.deliverables} />
        <h3>{WORDS.services.paid}</h3>
      </>
    )}
    <CheckList items={offer.items} />
    <p>
      <strong>{spoken(offer.duration)}</strong>
    </p>
  </Package>
);

export const query = graphql`
  fragment ServicePackagePart on ServicePackage {
    title
    description
    free {
      deliverables
    }
    items
    duration
  }
`;

const Package = styled.section`
  ${mixin.stack(5)}
  ${mixin.card(8)}
  border-top: 3px solid ${colour.accent};

  h3 {
    ${mixin.ruled(4, 0)}
    font-size: ${size.body};
  }

  ${mixin.sticky}
`;
