import styled from "styled-components";
import { mixin } from "../theme/mixins";
import { colour } from "../theme/tokens";

/** A ruled list of terms with their descriptions. */
export const DescriptionList = styled.dl`
  div {
    ${mixin.stack(1, 10)}
    ${mixin.columns("tablet", "1fr 2fr")}
    ${mixin.ruled(4)}
  }

  dt {
    font-weight: 600;
  }

  dd {
    color: ${colour.muted};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
