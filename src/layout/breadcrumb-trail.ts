/** Breadcrumbs built from the path of a page. */

export interface Crumb {
  label: string;
  path: string;
}

/** Segments of addresses that have no page of their own; they link to the page that lists them. */
const parents: Record<string, string> = {
  "/blog/category/": "/blog/",
  "/guides/": "/resources/",
  "/calculators/": "/resources/",
  "/tools/": "/resources/tools/",
};

const titleFrom = (part: string): string =>
  part.replace(/-/g, " ").replace(/^./, (letter) => letter.toUpperCase());

/**
 * Builds the breadcrumbs of a page.
 * @param path the address, with a slash at both ends
 * @param title the title of the page, if it is not made from the address
 * @returns crumbs from the home page to the page itself; empty on the home page
 */
export function breadcrumbTrail(path: string, title?: string): Crumb[] {
  const parts = path.split("/").filter(Boolean);
  if (parts.length === 0) return [];
  const crumbs: Crumb[] = [{ label: "Home", path: "/" }];
  const add = (address: string, part: string) => {
    if (!crumbs.some((crumb) => crumb.path === address))
      crumbs.push({ label: (address === path && title) || titleFrom(part), path: address });
  };
  parts.forEach((part, index) => {
    // The pages of a list are below the list: /blog/page/2/.
    if (part === "page") return;
    const address = `/${parts.slice(0, index + 1).join("/")}/`;
    const parent = parents[address];
    if (!parent) {
      add(address, part);
      return;
    }
    const steps = parent.split("/").filter(Boolean);
    steps.forEach((step, depth) => add(`/${steps.slice(0, depth + 1).join("/")}/`, step));
  });
  return crumbs;
}
