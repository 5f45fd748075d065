/** The longest title that search results show whole. */
const titleLimit = 65;

/** The page's title with the site's name behind it, where there is room for it. */
export function fullTitle(title: string, siteName: string): string {
  const whole = `${title} | ${siteName}`;
  return whole.length <= titleLimit ? whole : title;
}
