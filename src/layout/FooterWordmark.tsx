import type { CSSProperties } from "react";
import styled from "styled-components";
import { colour, font, space } from "../theme/tokens";

/** The firm's name across the bottom of the page, cut off by the edge; its size follows from the number of letters. */
export const FooterWordmark = ({ name }: { name: string }) => (
  <Name aria-hidden="true" style={{ "--letters": name.length } as CSSProperties}>
    {name}
  </Name>
);

const Name = styled.p`
  height: 0.66em;
  margin-top: ${space(6)};
  color: ${colour.line};
  font-family: ${font.display};
  font-size: min(30vw, 215vw / var(--letters));
  line-height: 0.89;
  text-align: center;
  white-space: nowrap;
  pointer-events: none;
  user-select: none;
`;
