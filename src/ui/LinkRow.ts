import styled from "styled-components";
import { mixin } from "../theme/mixins";
import { space } from "../theme/tokens";

/** A list of links side by side, each high enough for touch. */
export const LinkRow = styled.ul`
  ${mixin.row(1, 8)}

  a {
    display: inline-block;
    padding-block: ${space(1)};
  }
`;
