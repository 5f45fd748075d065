/** The addresses of the drawings that the build makes for a page. */

/** A hash of the code that draws, so that browsers and networks fetch new drawings; set in gatsby-config.ts. */
const drawings = process.env.GATSBY_DRAWINGS ?? "new";

const slugOf = (path: string): string => path.replace(/^\/|\/$/g, "").replace(/\//g, "-") || "home";

function digest(text: string): string {
  let state = 0x811c9dc5;
  for (const character of text)
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (state >>> 0).toString(16).padStart(8, "0");
}

/** The address of the nautical map behind a page's heading, such as `/sheets/services-analytics-1f9c03ab.svg`. */
export const headingMapAddress = (path: string): string =>
  `/sheets/${slugOf(path)}-${drawings}.svg`;

/**
 * The picture that social networks show with a link to a page: its title on a sea chart. The build draws it from the
 * head of the built page. Its file name changes with what is drawn, so that no network keeps an outdated picture.
 */
export const socialCard = (path: string, title: string, siteName: string) => ({
  src: `/share/${slugOf(path)}-${digest(`${drawings} ${siteName} ${title}`)}.png`,
  width: 1200,
  height: 630,
  alt: `The words “${title}” on a sea chart`,
});
