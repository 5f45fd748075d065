import styled from "styled-components";
import { space } from "../theme/tokens";

/** Room between a list and the band below it. */
export const Spacer = styled.div`
  height: ${space(20)};
`;
