import styled from "styled-components";
import { mixin } from "../theme/mixins";

/** Short facts side by side: category, author, date, length. */
export const MetaRow = styled.ul`
  ${mixin.row(1, 4)}
  align-items: baseline;
  ${mixin.note}
`;
