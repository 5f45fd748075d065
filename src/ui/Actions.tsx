import styled from "styled-components";
import { space } from "../theme/tokens";

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)} ${space(8)};
  align-items: center;
  margin-top: clamp(1.75rem, 1.2rem + 2vw, 2.5rem);
`;
