import styled from "styled-components";
import { measure, media, space } from "../theme/tokens";

export const Container = styled.div`
  width: min(100% - ${space(10)}, ${measure.page});
  margin-inline: auto;

  ${media.tablet} {
    width: min(100% - ${space(16)}, ${measure.page});
  }
`;

export const Spacer = styled.div`
  height: ${space(20)};
`;
