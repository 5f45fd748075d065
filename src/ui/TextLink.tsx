import { graphql } from "gatsby";
import { SiteLink } from "./SiteLink";

/** A link whose label and address come from content. */
export const TextLink = ({ to, label }: Queries.TextLinkFragment) => (
  <SiteLink to={to}>{label}</SiteLink>
);

export const query = graphql`
  fragment TextLink on Link {
    label
    to
  }
`;
