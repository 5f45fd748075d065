import { graphql } from "gatsby";
import styled from "styled-components";
import { mixin } from "../../theme/mixins";
import { colour, media, space } from "../../theme/tokens";
import { CheckList } from "../../ui/CheckList";
import { spoken } from "../../ui/spoken";

interface ServicePackageProps {
  offer: Queries.ServicePackagePartFragment;
  titles: Pick<Queries.ServiceTitlesFragment, "free" | "paid">;
}

/** The deliverables of a service; the free ones are in a list of their own. */
export const ServicePackage = ({ offer, titles }: ServicePackageProps) => (
  <Package id="package" aria-labelledby="package-title">
    <h2 id="package-title">{offer.title}</h2>
    <p>{offer.description}</p>
    {offer.free && (
      <>
        <h3>{titles.free}</h3>
        <CheckList items={offer.free.deliverables} />
        <h3>{titles.paid}</h3>
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
  display: grid;
  gap: ${space(5)};
  padding: ${space(8)};
  ${mixin.panel}
  border-top: 3px solid ${colour.keel};

  h2 {
    font-size: 1.9rem;
  }

  h3 {
    padding-top: ${space(4)};
    border-top: 1px solid ${colour.line};
    font-size: 1rem;
  }

  ${media.desktop} {
    position: sticky;
    top: 6rem;
  }
`;
