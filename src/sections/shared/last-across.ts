import { css } from "styled-components";
import { media, space } from "../../theme/tokens";

/** In two columns, a last article that would be alone in its row fills the row: its cover beside its text. */
export const lastAcross = css<{ $lead: boolean }>`
  ${media.tabletOnly} {
    > li:last-child:nth-child(${({ $lead }) => ($lead ? "even" : "odd")}):not(:first-child) {
      grid-column: 1 / -1;
      display: grid;
      grid-template-columns: 1fr 1fr;
      grid-template-rows: auto auto 1fr auto auto;
      column-gap: ${space(10)};
      align-items: start;

      > * {
        grid-area: auto / 2;
      }

      > picture {
        grid-area: 1 / 1 / -1;
      }
    }
  }
`;
