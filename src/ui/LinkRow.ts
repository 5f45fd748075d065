import styled from "styled-components";
import { look, space } from "../theme/tokens";

/** A list of links beside each other, each as high as a finger needs. */
export const LinkRow = styled.ul`
  ${look.row(1, 8)}

  a {
    display: inline-block;
    padding-block: ${space(1)};
  }
`;
