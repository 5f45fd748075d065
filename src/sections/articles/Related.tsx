import styled from "styled-components";
import { colour, space } from "../../theme/tokens";

export const Related = styled.aside`
  margin-top: ${space(14)};
  padding-top: ${space(5)};
  border-top: 1px solid ${colour.line};
`;
