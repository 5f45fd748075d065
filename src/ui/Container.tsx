import styled from "styled-components";
import { measure, media, space } from "../theme/tokens";

export const Container = styled.div`
  width: 100%;
  max-width: calc(${measure.page} + ${space(10)});
  margin-inline: auto;
  padding-inline: ${space(5)};

  ${media.tablet} {
    max-width: calc(${measure.page} + ${space(16)});
    padding-inline: ${space(8)};
  }
`;

export const Spacer = styled.div`
  height: ${space(20)};
`;
