import { css } from "styled-components";
import { colour } from "../theme/tokens";

/** A radio button or a checkbox in the colours of the page; a browser's own is grey on a dark page. */
export const choiceMark = css`
  appearance: none;
  display: grid;
  flex: none;
  place-content: center;
  width: 1.25rem;
  height: 1.25rem;
  margin: 0;
  border: 1px solid ${colour.edge};
  border-radius: 3px;
  background: ${colour.surface};

  &[type="radio"] {
    border-radius: 50%;
  }

  &:checked {
    border-color: ${colour.keel};
    background: ${colour.keel};
  }

  &:checked::before {
    content: "";
    width: 0.75rem;
    height: 0.75rem;
    background: ${colour.onKeel};
    clip-path: polygon(14% 44%, 0 60%, 42% 96%, 100% 18%, 84% 5%, 40% 68%);
  }

  &[type="radio"]:checked::before {
    width: 0.5rem;
    height: 0.5rem;
    clip-path: circle();
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`;
