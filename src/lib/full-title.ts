/** The longest title that search results show in full. */
const titleLimit = 65;

/** The page's title followed by the site's name, if there is room for it. */
export function fullTitle(title: string, siteName: string): string {
  const whole = `${title} | ${siteName}`;
  return whole.length <= titleLimit ? whole : title;
}

interface TitledSite {
  name: string;
  overrides: readonly { slug: string; title?: string | null }[];
}

/** The title of the page at an address, which the settings may override. */
export const pageTitle = ({ name, overrides }: TitledSite, path: string, title: string): string =>
  overrides.find(({ slug }) => slug === path)?.title ?? fullTitle(title, name);
