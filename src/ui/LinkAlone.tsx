import { Link } from "gatsby";
import styled from "styled-components";
import { space } from "../theme/tokens";

/** A link in a line of its own: a target of 24 px and more that takes no more room than the line. */
export const LinkAlone = styled(Link)`
  display: inline-block;
  margin-block: -${space(1)};
  padding-block: ${space(1)};
`;
