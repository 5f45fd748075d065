/** The pages that content makes: one for each entry of some kinds, and the lists that need several. */
import { listPages } from "../lib/list-pages";
import type { Entry } from "../content/read/entry";
import { filterPages } from "../content/publish/filter-pages";
import type { KindName } from "../model/kinds";
import { hrefOf } from "../model/addresses";

export interface PageToCreate {
  path: string;
  /** The file of its component, from the project's folder. */
  component: string;
  /** The variables of its query; `title` is also the last of its breadcrumbs. */
  context: { title?: string } & Record<string, string | number | object | undefined>;
  /** Whether a nautical map is behind its heading. */
  hasHeadingMap: boolean;
}

/** The kinds whose entries have a page, each with its template. */
const templates: readonly [KindName, string][] = [
  ["Service", "service"],
  ["BlogPost", "blog-post"],
  ["Guide", "guide"],
  ["LegalDocument", "legal-document"],
  ["Tool", "tool"],
  ["Calculator", "calculator"],
];

/** What is read at length has a cover or nothing; other pages have a map behind their heading. */
const longTexts: readonly KindName[] = ["BlogPost", "Guide", "LegalDocument"];

function ownPage(entry: Entry, template: string): PageToCreate[] {
  const { kind, id, data } = entry;
  const path = hrefOf(entry);
  if (!path || !("title" in data)) return [];
  return [
    {
      path,
      component: `src/templates/${"check" in data && data.check ? "tool-check" : template}.tsx`,
      context: { slug: id, title: data.title },
      hasHeadingMap: !longTexts.includes(kind),
    },
  ];
}

/** A list of articles and the pages after it, which say their number in the breadcrumbs. */
function blogPages(
  entries: readonly Entry[],
  list: { path: string; category?: string; title?: string },
): PageToCreate[] {
  const blog = entries.find((entry): entry is Entry<"BlogPage"> => entry.kind === "BlogPage");
  if (!blog) return [];
  const { postsPerPage, pages: words } = blog.data;
  const { category, title } = list;
  const posts = entries.filter(
    ({ kind, data }) =>
      kind === "BlogPost" && (!category || ("category" in data && data.category === category)),
  );
  const filter = category ? { category: { slug: { eq: category } } } : undefined;
  return listPages(list.path, posts.length, postsPerPage).map(({ path, ...part }) => {
    const ordinal = part.page > 1 ? `${words.page} ${part.page}` : undefined;
    return {
      path,
      component: "src/templates/blog-list.tsx",
      context: { category, filter, ...part, title: ordinal ?? title },
      hasHeadingMap: part.page === 1,
    };
  });
}

/** The lists by category and by industry; only those of articles are long enough to go on. */
const filtered = (entries: readonly Entry[]): PageToCreate[] =>
  filterPages(entries).flatMap(({ path, lists, slug, title }) =>
    lists === "BlogPost"
      ? blogPages(entries, { path, category: slug, title })
      : [
          {
            path,
            component: "src/pages/case-studies.tsx",
            context: { industry: slug, title },
            hasHeadingMap: true,
          },
        ],
  );

/**
 * Lists the pages.
 * @param entries the entries that are on the site
 * @returns pages of entries, kind by kind, then the lists by category and industry, then /blog/
 */
export const pagesToCreate = (entries: readonly Entry[]): PageToCreate[] => [
  ...templates.flatMap(([kind, template]) =>
    entries.filter((entry) => entry.kind === kind).flatMap((entry) => ownPage(entry, template)),
  ),
  ...filtered(entries),
  ...blogPages(entries, { path: "/blog/" }),
];
