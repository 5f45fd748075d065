/** The dialog around the search: a panel below the header, on a phone the whole window. */
import styled from "styled-components";
import { mixin } from "../../theme/mixins";
import { colour, headerHeight, media, space } from "../../theme/tokens";

export const Frame = styled.dialog`
  width: min(44rem, 100vw - ${space(8)});
  max-width: none;
  max-height: calc(100dvh - ${headerHeight} * 2);
  margin: ${headerHeight} auto auto;
  padding: 0;
  overflow: hidden;
  ${mixin.panel}
  color: ${colour.ink};

  &[open] {
    display: flex;
  }

  ${media.belowTablet} {
    width: 100vw;
    height: 100dvh;
    max-height: none;
    margin: 0;
    border: 0;
    border-radius: 0;
  }
`;

export const Panel = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space(3)};
  min-width: 0;
  padding: ${space(5)} ${space(5)} ${space(4)};

  > button {
    align-self: flex-start;
  }
`;

/** The id of the sentence about keys, which describes the field. */
export const keysId = "search-keys";

/** Says which keys there are; a phone has none. */
export const Keys = styled.p.attrs({ id: keysId })`
  ${mixin.ruled(3, 0)}
  ${mixin.note}

  @media not all and (any-pointer: fine) {
    display: none;
  }
`;
