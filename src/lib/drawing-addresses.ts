/** The addresses of the drawings of a page. */
import { fnv1a } from "./fnv1a";

/** The name of a page in addresses of drawings, such as `services-analytics`. */
export const drawingName = (path: string): string =>
  path.replace(/^\/|\/$/g, "").replace(/\//g, "-") || "home";

const digest = (text: string): string => (fnv1a(text) >>> 0).toString(16).padStart(8, "0");

/** The address of the nautical map behind a page's heading. */
export const headingMapAddress = (path: string): string => `/maps/${drawingName(path)}.svg`;

/** The still of films without a picture, a map too. */
export const drawnStill = { src: headingMapAddress("/film/"), width: 1200, height: 720 };

/**
 * The picture that social networks show with a link to a page. Its file name changes with
 * the words and the cover on it, so that no network keeps an outdated picture.
 */
export const socialCard = (path: string, title: string, siteName: string, cover = "") => ({
  src: `/share/${drawingName(path)}-${digest(`${siteName} ${title} ${cover}`)}.jpg`,
  width: 1200,
  height: 630,
  alt: WORDS.pages.card.replace("{title}", () => title),
});
