import styled from "styled-components";
import { colour, media, space } from "../theme/tokens";

/** A ruled list of terms with their descriptions. */
export const Facts = styled.dl`
  div {
    display: grid;
    gap: ${space(1)} ${space(10)};
    padding-block: ${space(4)};
    border-top: 1px solid ${colour.line};
  }

  dt {
    font-weight: 600;
  }

  dd {
    color: ${colour.muted};
    overflow-wrap: anywhere;
  }

  ${media.tablet} {
    div {
      grid-template-columns: 1fr 2fr;
    }
  }
`;
