import styled from "styled-components";
import { space } from "../theme/tokens";

/** Space between a list and the section below it. */
export const Spacer = styled.div`
  height: ${space(20)};
`;
