/**
 * The tokens on a wide screen. jsdom applies no rule behind a width, but it does apply those for screens:
 * `jest.mock("…/src/theme/tokens", () => jest.requireActual<object>("…/support/wide-tokens"))`.
 */
import type * as Tokens from "../../src/theme/tokens";

const tokens = jest.requireActual<typeof Tokens>("../../src/theme/tokens");
export const { barHeight, colour, declarations, font, measure, motion, palettes } = tokens;
export const { radius, rhythm, size, space } = tokens;
export const media = { ...tokens.media, tablet: "@media screen", desktop: "@media screen" };
