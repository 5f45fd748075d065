/** The pages that content makes, each with its address and search texts. */
import {
  kinds,
  kindsWithPages,
  pageCopies,
  type KindName,
  type KindNameWithPages,
} from "../../src/model/kinds";
import { all, isOff, only } from "./content-files";

interface SearchTexts {
  title: string;
  description: string;
  keywords: string[];
}

export interface ContentPage {
  route: string;
  seo: SearchTexts;
  /** The kind of the page's entry. */
  kind: KindName;
  /** The id of the page's entry. */
  id: string;
}

/** The address of an entry's page. */
export const routeOf = (kind: KindNameWithPages, id: string): string =>
  `${kinds[kind].pages.under}${id}/`;

/** The dates of last changes in content, by the address of the page. */
export const changedPages = new Map(
  kindsWithPages.flatMap((kind) => {
    const { lastChange } = kinds[kind].pages.sitemap;
    if (!lastChange) return [];
    return all(kind).map(
      ({ id, data }) =>
        [
          routeOf(kind, id),
          String(lastChange.map((field) => (data as Record<string, unknown>)[field]).find(Boolean)),
        ] as const,
    );
  }),
);

export interface ArticleList {
  /** The address of the first page. */
  base: string;
  /** The addresses of all its pages. */
  routes: string[];
  posts: ReturnType<typeof all<"BlogPost">>;
  seo: SearchTexts;
}

function articleList(base: string, category: string | undefined, seo: SearchTexts): ArticleList {
  const posts = all("BlogPost").filter(({ data }) => !category || data.category === category);
  const count = Math.max(1, Math.ceil(posts.length / only("BlogPage").postsPerPage));
  const routes = Array.from({ length: count }, (_, index) =>
    index === 0 ? base : `${base}page/${index + 1}/`,
  );
  return { base, routes, posts, seo };
}

/** The list of all articles and, if the owner filters by category, one for each category with articles. */
export const articleLists: ArticleList[] = [
  ...(isOff("/blog/") ? [] : [articleList("/blog/", undefined, only("BlogPage").seo)]),
  ...(only("BlogPage").filterByCategory ? all("Category") : [])
    .map(({ id, data }) => articleList(`/blog/category/${id}/`, id, data.seo))
    .filter(({ posts }) => posts.length > 0),
];

/** The search texts of a page of a list. From the second page on they have its number. */
function seoOfPage(seo: SearchTexts, number: number): SearchTexts {
  const { page, description } = only("BlogPage").pages;
  if (number === 1) return seo;
  const title = `${seo.title}, ${page.toLowerCase()} ${number}`;
  return { ...seo, title, description: `${page} ${number} ${description}` };
}

/** All pages, without the thank-you pages and the 404 page. */
export const contentPages: ContentPage[] = [
  ...pageCopies.map((kind) => ({
    route: kinds[kind].route,
    kind,
    id: kind,
    seo: only(kind).seo,
  })),
  ...kindsWithPages.flatMap((kind) =>
    all(kind).map(({ id, data }) => ({ route: routeOf(kind, id), kind, id, seo: data.seo })),
  ),
  ...articleLists.flatMap(({ base, routes, seo }) =>
    routes.map((route, index) => ({
      route,
      kind: "BlogPage" as const,
      id: base,
      seo: seoOfPage(seo, index + 1),
    })),
  ),
].filter(
  ({ route }, index, pages) =>
    !isOff(route) && pages.findIndex((page) => page.route === route) === index,
);

/** The thank-you pages of forms sent without JavaScript, which exist if Netlify Forms is the backup. */
export const thanksPages =
  only("SiteSettings").forms.backup === "netlify"
    ? [
        { route: "/contact/thanks/", copy: only("ContactPage").form.thanks },
        { route: "/newsletter/thanks/", copy: only("BlogPage").newsletter.thanks },
      ]
    : [];

/** The addresses that are noindex: those that the owner hides, and the thank-you pages. */
export const hiddenRoutes = new Set([
  ...all("SeoOverride").flatMap(({ id, data }) => (data.noindex ? [id] : [])),
  ...all("OwnPage").flatMap(({ id, data }) =>
    data.listed === false ? routeOf("OwnPage", id) : [],
  ),
  ...all("Tool").flatMap(({ id, data }) =>
    data.status === "Available" ? [] : routeOf("Tool", id),
  ),
  ...thanksPages.map(({ route }) => route),
]);
