/** The pages that content makes, each with its address and search texts. */
import { addressOf, type Page } from "../../src/content/site/site";
import { seoOfPage } from "../../src/lib/list-pages";
import type { KindName } from "../../src/model/kinds";
import { all, only, site } from "./content-files";

interface SearchTexts {
  title: string;
  description: string;
  keywords: string[];
}

/** The address of an entry's page. */
export const routeOf = (kind: KindName, id: string): string => addressOf({ kind, id }) ?? "";

/** The dates of last changes in content, by the address of the page. */
export const changedPages = new Map(
  site.pages.flatMap(({ address, entry, lastChange }) =>
    entry && lastChange && entry.kind !== "LegalPage" && entry.kind !== "BlogPage"
      ? [[address, lastChange] as const]
      : [],
  ),
);

/** The number of a page of a list; 1 for any other page. */
const numberOf = ({ context }: Page): number => Number(context?.page ?? 1);

const isOfList = ({ component }: Page) => component.endsWith("/blog.tsx");

const seoOf = ({ entry }: Page) => ({ ...entry?.data }) as { seo: SearchTexts };

/** The list of all articles and, if the owner filters by category, one for each category with articles. */
export const articleLists = site.pages
  .filter((page) => isOfList(page) && numberOf(page) === 1)
  .map((first) => {
    const category = first.context?.category;
    return {
      base: first.address,
      /** The addresses of all its pages. */
      routes: site.pages
        .filter((page) => isOfList(page) && page.context?.category === category)
        .map(({ address }) => address),
      posts: all("BlogPost").filter(({ data }) => !category || data.category === category),
      ...seoOf(first),
    };
  });

/** All pages, without the thank-you pages and the 404 page. */
export const contentPages = site.pages
  .filter(({ sitemap }) => sitemap)
  .map((page) => {
    const { address: route, entry } = page;
    const list = articleLists.find(({ routes }) => routes.includes(route));
    const seo = list
      ? seoOfPage(list.seo, numberOf(page), only("BlogPage").pagesDescription)
      : seoOf(page).seo;
    const { kind, id } = list || !entry ? { kind: "BlogPage" as const, id: route } : entry;
    return { route, kind, id, seo };
  });

/** The addresses of the pages that confirm a form. */
export const thanksPages = site.pages.flatMap(({ address, context }) =>
  context?.form ? address : [],
);

/** The addresses that are noindex. */
export const hiddenRoutes = new Set(
  site.pages.flatMap(({ address, isListed }) => (isListed ? [] : address)),
);
