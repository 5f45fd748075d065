/** A hash of the code that draws the cards, so that networks fetch new ones; set in gatsby-config.ts. */
const drawings = process.env.GATSBY_DRAWINGS ?? "new";

function digest(text: string): string {
  let state = 0x811c9dc5;
  for (const character of text)
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (state >>> 0).toString(16).padStart(8, "0");
}

/**
 * The picture that social networks show with a link to a page: its title on a sea chart. The build draws it from the
 * head of the built page. Its file name changes with what is drawn, so that no network keeps an outdated picture.
 */
export function shareImage(path: string, title: string, siteName: string) {
  const slug = path.replace(/^\/|\/$/g, "").replace(/\//g, "-") || "home";
  return {
    src: `/share/${slug}-${digest(`${drawings} ${siteName} ${title}`)}.png`,
    width: 1200,
    height: 630,
    alt: `The words “${title}” on a sea chart`,
  };
}
