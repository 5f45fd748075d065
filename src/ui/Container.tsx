import styled from "styled-components";
import { measure, media, space } from "../theme/tokens";

/** The width of the page, with padding at the sides. */
export const Container = styled.div<{ $narrow?: boolean }>`
  width: 100%;
  max-width: calc(${({ $narrow }) => ($narrow ? "52rem" : measure.page)} + ${space(10)});
  margin-inline: auto;
  padding-inline: ${space(5)};

  ${media.tablet} {
    max-width: calc(${({ $narrow }) => ($narrow ? "52rem" : measure.page)} + ${space(16)});
    padding-inline: ${space(8)};
  }
`;
