import styled from "styled-components";
import { look } from "../theme/tokens";

export const Actions = styled.div`
  ${look.row(4, 8)}
  align-items: center;
  margin-top: clamp(1.75rem, 1.2rem + 2vw, 2.5rem);
`;
