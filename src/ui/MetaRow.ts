import styled from "styled-components";
import { mixin } from "../theme/mixins";

/** Short facts side by side: category, author, date, length. */
export const MetaRow = styled.ul`
  ${mixin.row(1, 3)}
  align-items: baseline;
  ${mixin.note}
`;
