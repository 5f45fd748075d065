/** The pages that content makes: one for each entry of some kinds, and the lists that need several. */
import { listPages } from "../site/list-pages";
import type { Entry } from "./entry";
import { filterPages } from "./filter-pages";
import type { KindName } from "./kinds";
import { hrefOf } from "./routes";

export interface PageToCreate {
  path: string;
  /** The name of the file in src/templates. */
  template: string;
  /** The variables of its query; `title` is also the last of its breadcrumbs. */
  context: { title?: string } & Record<string, string | number | undefined>;
  /** Whether a chart sheet stands behind its heading. */
  hasSheet: boolean;
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

/** What is read at length has a cover or nothing; other pages have a chart sheet behind their heading. */
const longTexts: readonly KindName[] = ["BlogPost", "Guide", "LegalDocument"];

function ownPage(entry: Entry, template: string): PageToCreate[] {
  const { kind, id, data } = entry;
  const path = hrefOf(entry);
  if (!path || !("title" in data)) return [];
  return [
    {
      path,
      template: "check" in data && data.check ? "tool-check" : template,
      context: { slug: id, title: data.title },
      hasSheet: !longTexts.includes(kind),
    },
  ];
}

/** A list of articles and the pages after it, which say their number in the breadcrumbs. */
function blogPages(
  entries: readonly Entry[],
  list: { path: string; template: string; slug?: string; title?: string },
): PageToCreate[] {
  const blog = entries.find((entry): entry is Entry<"BlogPage"> => entry.kind === "BlogPage");
  if (!blog) return [];
  const { postsPerPage, pages: words } = blog.data;
  const { slug, title, template } = list;
  const posts = entries.filter(
    ({ kind, data }) =>
      kind === "BlogPost" && (slug === undefined || ("category" in data && data.category === slug)),
  );
  return listPages(list.path, posts.length, postsPerPage).map(({ path, ...part }) => {
    const ordinal = part.page > 1 ? `${words.page} ${part.page}` : undefined;
    return {
      path,
      template,
      context: { ...(slug && { slug }), ...part, title: ordinal ?? title },
      hasSheet: part.page === 1,
    };
  });
}

/** The lists by category and by industry; only those of articles are long enough to go on. */
const filtered = (entries: readonly Entry[]): PageToCreate[] =>
  filterPages(entries).flatMap((list) => {
    const { path, template, ...context } = list;
    return template === "blog-category"
      ? blogPages(entries, list)
      : [{ path, template, context, hasSheet: true }];
  });

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
  ...blogPages(entries, { path: "/blog/", template: "blog-list" }),
];
