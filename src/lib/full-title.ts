/** The longest title that search results show in full. */
const titleLimit = 65;

/** The page's title followed by the site's name, if there is room for it. */
export function fullTitle(title: string, siteName: string): string {
  const whole = `${title} | ${siteName}`;
  return whole.length <= titleLimit ? whole : title;
}
