import styled from "styled-components";
import { colour } from "../theme/tokens";

/** A button that is an icon alone, as large as a finger needs. Its name stands in `aria-label`. */
export const IconButton = styled.button`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  cursor: pointer;

  &:hover {
    color: ${colour.keel};
  }
`;
