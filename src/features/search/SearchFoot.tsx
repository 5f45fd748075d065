import styled from "styled-components";
import { colour, size, space } from "../../theme/tokens";
import { slashIsOn, switchSlash } from "./opening";

export const SearchFoot = ({ words }: { words: Queries.SearchPartFragment }) => (
  <Foot>
    <span>{words.keys}</span>
    <label>
      <input
        type="checkbox"
        defaultChecked={slashIsOn()}
        onChange={({ target }) => switchSlash(target.checked)}
      />
      {words.slash}
    </label>
  </Foot>
);

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(6)};
  justify-content: space-between;
  padding-top: ${space(3)};
  border-top: 1px solid ${colour.line};
  color: ${colour.muted};
  font-size: ${size.small};

  label {
    display: inline-flex;
    gap: ${space(2)};
    align-items: center;
    min-height: 1.5rem;
  }
`;
