import { graphql, Link } from "gatsby";
import styled from "styled-components";
import { colour, size } from "../../theme/tokens";

interface PrivacyNoteProps {
  text: string;
  policy: Queries.PrivacyPolicyLinkFragment;
}

export const PrivacyNote = ({ text, policy }: PrivacyNoteProps) => (
  <Note>
    {text} <Link to={policy.to}>{policy.label}</Link>
  </Note>
);

export const query = graphql`
  fragment PrivacyPolicyLink on Link {
    label
    to
  }
`;

export const Note = styled.p`
  color: ${colour.muted};
  font-size: ${size.small};
`;
