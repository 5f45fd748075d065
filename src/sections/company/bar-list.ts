import styled from "styled-components";
import { mixin } from "../../theme/mixins";
import { colour, motion, space } from "../../theme/tokens";

/** A ruled list with a bar below the words of each entry, or beside them; the bars grow one after the other. */
export const BarList = styled.ol`
  container-type: inline-size;
  border-block: 1px solid ${colour.edge};

  li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: ${space(3)} ${space(6)};
    align-items: baseline;

    @container (max-width: 19rem) {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  li + li {
    border-top: 1px solid ${colour.line};
  }

  li > span {
    ${mixin.note}
  }

  i {
    position: relative;
    grid-column: 1 / -1;
    height: 0.75rem;
  }

  i::before,
  i::after {
    position: absolute;
    inset-block: 0;
    transform-origin: left;
    animation: bar-grow ${motion.calm} var(--delay) backwards;
  }

  @keyframes bar-grow {
    from {
      transform: scaleX(0);
    }
  }
`;
