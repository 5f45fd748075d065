import styled from "styled-components";
import { media, space } from "../theme/tokens";

/** Two columns on wide screens, one below the other on small ones. */
export const Columns = styled.div<{ $split?: string }>`
  display: grid;
  gap: ${space(12)} ${space(20)};
  align-items: start;

  > * {
    min-width: 0;
  }

  /* In one column, the gap is the space below a heading. */
  > [data-intro] {
    margin-bottom: -${space(6)};
  }

  > div > p + p {
    margin-top: ${space(4)};
  }

  ${media.desktop} {
    > [data-intro] {
      margin-bottom: 0;
    }

    grid-template-columns: ${({ $split }) => $split ?? "1fr 1fr"};
  }
`;
