import styled from "styled-components";
import { colour, font, space } from "../../theme/tokens";

export const Guarantee = styled.p.attrs({ className: "guarantee" })`
  max-width: 46rem;
  margin-top: clamp(1.5rem, 1rem + 2vw, 2.5rem);
  padding-left: ${space(5)};
  border-left: 3px solid ${colour.keel};
  font-family: ${font.display};
  font-size: clamp(1.5rem, 1.3rem + 0.9vw, 2rem);
  line-height: 1.2;
  text-wrap: balance;
`;
