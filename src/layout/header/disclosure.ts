import { css } from "styled-components";
import { motion } from "../../theme/tokens";

/** A plain button that opens a panel below it; its chevron points up while the panel is open. */
export const disclosure = css`
  border: 0;
  background: none;
  font-weight: 500;
  cursor: pointer;

  svg {
    transition: transform ${motion.quick};
  }

  &[aria-expanded="true"] svg {
    transform: rotate(180deg);
  }
`;
