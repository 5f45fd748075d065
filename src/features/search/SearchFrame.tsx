/** The dialog around the search: a panel below the header, on a phone the whole window. */
import styled from "styled-components";
import { mixin } from "../../theme/mixins";
import { colour, headerHeight, media, space } from "../../theme/tokens";
import { slashIsOn, switchSlash } from "./opening";

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

  ${media.tablet} {
    padding: ${space(6)} ${space(6)} ${space(4)};
  }

  > button {
    align-self: flex-start;
  }
`;

/** The id of the sentence about keys, which describes the field. */
export const keysId = "search-keys";

/** A phone has no keys to tell of. */
export const SearchFoot = () => (
  <Foot>
    {window.matchMedia("(any-pointer: fine)").matches && (
      <span id={keysId}>{WORDS.search.keys}</span>
    )}
    <label>
      <input
        type="checkbox"
        defaultChecked={slashIsOn()}
        onChange={({ target }) => switchSlash(target.checked)}
      />
      {WORDS.search.slash}
    </label>
  </Foot>
);

const Foot = styled.div`
  ${mixin.row(1, 6)}
  justify-content: space-between;
  ${mixin.ruled(3, 0)}
  ${mixin.note}

  label {
    display: inline-flex;
    gap: ${space(2)};
    align-items: center;
    min-height: 1.5rem;
  }
`;
