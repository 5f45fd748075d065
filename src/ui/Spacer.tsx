import styled from "styled-components";
import { space } from "../theme/tokens";

export const Spacer = styled.div`
  height: ${space(20)};
`;
