import { css } from "styled-components";
import { colour } from "../theme/tokens";

const shade = `color-mix(in srgb, ${colour.edge} 45%, transparent)`;

/** Shadows at those edges of a scrolling box behind which there is more; they scroll away with its ends. */
export const moreAside = (ground: string) => css`
  background:
    linear-gradient(to right, ${ground} 40%, transparent) 0 0 / 2.5rem 100% no-repeat local,
    linear-gradient(to left, ${ground} 40%, transparent) 100% 0 / 2.5rem 100% no-repeat local,
    linear-gradient(to right, ${shade}, transparent) 0 0 / 1rem 100% no-repeat scroll,
    linear-gradient(to left, ${shade}, transparent) 100% 0 / 1rem 100% no-repeat scroll,
    ${ground};
`;
