/** The addresses of the drawings that the build makes for a page. */
import { fnv1a } from "./fnv1a";

const slugOf = (path: string): string => path.replace(/^\/|\/$/g, "").replace(/\//g, "-") || "home";

const digest = (text: string): string => (fnv1a(text) >>> 0).toString(16).padStart(8, "0");

/** The address of the nautical map behind a page's heading, such as `/maps/services-analytics-1f9c03ab.svg`. */
export const headingMapAddress = (path: string): string =>
  `/maps/${slugOf(path)}-${SITE.drawings}.svg`;

/** The still of films without a picture, which the build draws like the map behind a heading. */
export const drawnStill = () => ({ src: headingMapAddress("/film/"), width: 1200, height: 720 });

/**
 * The picture that social networks show with a link to a page: its title on a sea chart. The build draws it from the
 * head of the built page. Its file name changes with the drawing, so that no network keeps an outdated picture.
 */
export const socialCard = (path: string, title: string, siteName: string) => ({
  src: `/share/${slugOf(path)}-${digest(`${SITE.drawings} ${siteName} ${title}`)}.png`,
  width: 1200,
  height: 630,
  alt: `The words “${title}” on a sea chart`,
});
