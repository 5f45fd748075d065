/** Draws the firm's mark, a boat with a heavy keel: as an icon, as a filled square, and in the logo. */
import { escapeHtml } from "../../src/lib/text";
import { palettes } from "../../src/theme/palettes";

const { light, dark, band } = palettes;

/** The boat in a square of 40: mast, sail and waterline in one colour, the keel in another. */
const boat = (ink: string, keel: string, stroke: number): string => {
  const line = `stroke="${ink}" stroke-width="${stroke}" stroke-linecap="round"`;
  return [
    `<path d="M20 3v16" ${line}/>`,
    `<path d="M20 4c7 3.5 10.5 8.5 11.5 14.5H20Z" fill="${ink}"/>`,
    `<path d="M3 23.5h34" ${line}/>`,
    `<path d="M7.5 27.5h25C30 34 25.5 37.5 20 38.5 14.5 37.5 10 34 7.5 27.5Z" fill="${keel}"/>`,
  ].join("");
};

/** Marks drawn files. The build looks for it in the logo (src/gatsby/project-warnings.ts). */
const drawn = "<!-- npm run icons -->";

/** Whether a file was drawn here; any other is the owner's own. */
export const isDrawn = (text: string): boolean => text.includes(drawn);

const svg = (box: string, ...parts: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${drawn}${parts.join("")}</svg>\n`;

const onGround = [light.paper, dark.accent] as const;

export const favicon = (): string =>
  svg(
    'viewBox="0 0 48 48"',
    `<rect width="48" height="48" rx="10" fill="${band.paper}"/>`,
    `<g transform="translate(4 3.4)" fill="none">${boat(...onGround, 3)}</g>`,
  );

/** The mark that fills its square, and stays inside the circle that a mask may cut out. */
export const mark = (): string =>
  svg(
    'viewBox="0 0 512 512"',
    `<rect width="512" height="512" fill="${band.paper}"/>`,
    `<g transform="translate(96 92) scale(8)" fill="none">${boat(...onGround, 2.5)}</g>`,
  );

const titleOf = (name: string) => `<title>${escapeHtml(name)}</title>`;

/** The mark beside the firm's name. */
export function logo(name: string, lettering: string, width: number): string {
  const whole = Math.ceil(44 + width);
  return svg(
    `viewBox="0 0 ${whole} 42" width="${whole}" height="42" fill="none"`,
    titleOf(name),
    boat(light.ink, light.accent, 2.5),
    `<g fill="${light.ink}">${lettering}</g>`,
  );
}
