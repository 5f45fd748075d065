import { graphql, Link } from "gatsby";

/** A link that content writes. */
export const TextLink = ({ to, label }: Queries.TextLinkFragment) => <Link to={to}>{label}</Link>;

export const query = graphql`
  fragment TextLink on Link {
    label
    to
  }
`;
