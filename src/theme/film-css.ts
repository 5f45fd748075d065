/** The styles of films: the still with its button, and the player that takes its place. Only a site with films has them. */
import { filmClass } from "../lib/film";
import { colour, font, radius, size, space } from "./tokens";

export const filmCss = `
  .${filmClass} {
    position: relative; display: grid; overflow: hidden; border-radius: ${radius.panel};
    text-decoration: none;
  }
  .${filmClass}:has(> strong), .${filmClass} + span > * { aspect-ratio: 16 / 9; }
  .${filmClass}[hidden] { display: none; }
  .${filmClass} > * { grid-area: 1 / 1; }
  .${filmClass} > :first-child { width: 100%; }
  .${filmClass} > img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; }
  .${filmClass} > strong {
    z-index: 1; max-width: 24em; padding: ${space(5)}; color: ${colour.ink};
    font-family: ${font.display}; font-size: ${size.lead}; font-weight: 400; line-height: 1.2; text-wrap: balance;
  }
  .${filmClass} > :last-child {
    z-index: 1; place-self: end start; margin: ${space(5)}; padding: ${space(2)} ${space(4)};
    border-radius: ${radius.control}; background: ${colour.accent}; color: ${colour.onAccent};
    font-size: ${size.small}; font-weight: 600;
  }
  .${filmClass} > :last-child::before {
    content: ""; display: inline-block; width: 0.7em; height: 0.8em; margin-inline-end: 0.6em;
    background: currentColor; clip-path: polygon(0 0, 100% 50%, 0 100%);
  }
  .${filmClass} ~ small { display: block; margin-top: ${space(2)}; color: ${colour.muted}; }
  .${filmClass}:hover > :last-child { filter: brightness(1.12); }
  .${filmClass} + span > * { display: block; width: 100%; border: 0; border-radius: ${radius.panel}; }
`;
