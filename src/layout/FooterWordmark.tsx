import styled from "styled-components";
import { colour, font, space } from "../theme/tokens";

/** The width of the drawing, of which the name takes the larger part. */
const width = 1000;
const maxNameWidth = 0.78 * width;

/** The average width of a letter, and the height of the visible part, both for a font size of 1. */
const letterWidth = 0.339;
const visibleHeight = 0.62;

/**
 * The firm's name across the bottom of the page, cut off by the edge. Its size follows from the number of letters, and
 * its width is the same in a fallback typeface.
 */
export const FooterWordmark = ({ name }: { name: string }) => {
  const size = Math.min(0.3 * width, maxNameWidth / (letterWidth * name.length));
  return (
    <Drawing
      viewBox={`0 0 ${width} ${Math.round(visibleHeight * size)}`}
      aria-hidden="true"
      focusable="false"
    >
      <text
        x={width / 2}
        y={Math.round(0.73 * size)}
        fontSize={Math.round(size)}
        textLength={Math.round(letterWidth * size * name.length)}
        lengthAdjust="spacingAndGlyphs"
      >
        {name}
      </text>
    </Drawing>
  );
};

const Drawing = styled.svg`
  display: block;
  pointer-events: none;
  user-select: none;
  width: 100%;
  height: auto;
  margin-top: ${space(6)};
  fill: ${colour.line};
  font-family: ${font.display};
  text-anchor: middle;
`;
