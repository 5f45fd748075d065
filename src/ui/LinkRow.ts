import styled from "styled-components";
import { mixin } from "../theme/mixins";

/** A list of links side by side, each high enough for touch. */
export const LinkRow = styled.ul`
  ${mixin.row(1, 8)}

  a {
    ${mixin.target}
  }
`;
