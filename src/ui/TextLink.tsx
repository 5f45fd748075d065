import { graphql, Link } from "gatsby";

/** A link whose label and address come from content. */
export const TextLink = ({ to, label }: Queries.TextLinkFragment) => <Link to={to}>{label}</Link>;

export const query = graphql`
  fragment TextLink on Link {
    label
    to
  }
`;
