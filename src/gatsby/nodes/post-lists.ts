/**
 * Makes a node for each page of the lists of articles: of all articles, and of each category if filtering is on. A node
 * names its articles, so after an edit of an article Gatsby runs only the queries of the pages that list it.
 */
import type { NodeInput, SourceNodesArgs } from "gatsby";
import { filterPages } from "../../content/publish/filter-pages";
import { partsOff } from "../../content/publish/parts";
import { entriesOf, entryOf, type Entry } from "../../content/read/entry";
import { listPages, type ListPage } from "../../lib/list-pages";
import type { SitemapWeight } from "../../model/kind";
import { kindOf, kinds } from "../../model/kinds";

export const postListType = "PostListPage";

export interface PostListPage extends ListPage {
  /** The address of the first page of the list. */
  base: string;
  category?: { slug: string; title: string };
  posts: Entry<"BlogPost">[];
  sitemap: SitemapWeight;
}

const newestFirst = (one: Entry<"BlogPost">, other: Entry<"BlogPost">): number =>
  one.data.date < other.data.date ? 1 : one.data.date > other.data.date ? -1 : 0;

/**
 * Lists the pages of all lists of articles; an empty list has one page.
 * @returns the pages of the categories, then those of all articles
 */
export function postListPages(entries: readonly Entry[]): PostListPage[] {
  const blog = entryOf(entries, "BlogPage");
  if (!blog || partsOff(entries).has("blog")) return [];
  const posts = entriesOf(entries, "BlogPost").sort(newestFirst);
  const pagesOf = (
    list: Pick<PostListPage, "base" | "category" | "sitemap">,
    own: Entry<"BlogPost">[],
  ): PostListPage[] =>
    listPages(list.base, own.length, blog.data.postsPerPage).map((page) => ({
      ...list,
      ...page,
      posts: own.slice(page.skip, page.skip + page.limit),
    }));
  const byCategory = filterPages(entries).flatMap(({ path: base, kind, lists, slug, title }) => {
    const { groupLists } = kindOf(kind);
    if (lists !== "BlogPost" || !groupLists) return [];
    const own = posts.filter(({ data }) => data.category === slug);
    return pagesOf({ base, category: { slug, title }, sitemap: groupLists.sitemap }, own);
  });
  return [...byCategory, ...pagesOf({ base: "/blog/", sitemap: kinds.BlogPage.sitemap }, posts)];
}

export const postListNodes = (
  {
    createNodeId,
    createContentDigest,
  }: Pick<SourceNodesArgs, "createNodeId" | "createContentDigest">,
  entries: readonly Entry[],
  nodeIdOf: (post: Entry) => string,
): NodeInput[] => {
  const pages = postListPages(entries);
  const usedCategories = [
    ...new Set(pages.flatMap(({ posts }) => posts.map(({ data }) => data.category))),
  ].sort();
  return pages.map(({ path, posts }) => {
    const fields = { path, usedCategories, posts: posts.map(nodeIdOf) };
    return {
      ...fields,
      id: createNodeId(`${postListType} ${path}`),
      parent: null,
      children: [],
      internal: { type: postListType, contentDigest: createContentDigest(fields) },
    };
  });
};
