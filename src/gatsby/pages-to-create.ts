/** Lists the pages to make from content: one for each entry of some kinds, and the pages of lists. */
import type { PageContext } from "../lib/page-context";
import { entriesOf, entryOf, type Entry } from "../content/read/entry";
import { categoryPages } from "../content/publish/category-pages";
import { partsOff } from "../content/publish/parts";
import type { SitemapWeight } from "../model/kind";
import { kinds, kindOf, kindsWithPages } from "../model/kinds";
import { hrefOf, pathTo } from "../model/addresses";
import { hostForms, type FormType } from "../model/host-forms";
import { listPages } from "../lib/list-pages";

export interface PageToCreate {
  path: string;
  component: string;
  /** The variables of its query, and data about the page, such as its breadcrumbs. */
  context: PageContext & Record<string, string | number | object | undefined>;
  /** Missing for a page that is kept out of search. */
  sitemap?: SitemapWeight;
}

const componentOf = (template: string) => `src/templates/${template}.tsx`;

/** The topic of the service that an entry is or names first. */
function topicOf({ kind, id, data }: Entry, entries: readonly Entry[]): string | undefined {
  const named = "services" in data && Array.isArray(data.services) ? data.services : [];
  const [first] = kind === "Service" ? [id] : named;
  const service = entriesOf(entries, "Service").find((each) => each.id === first);
  const call = entriesOf(entries, "CallToAction").find((each) => each.id === service?.data.call);
  return call?.data.topic;
}

function ownPage(entry: Entry, entries: readonly Entry[]): PageToCreate[] {
  const { pages, list } = kindOf(entry.kind);
  const path = hrefOf(entry);
  if (!pages || !list || !path || !("title" in entry.data)) return [];
  return [
    {
      path,
      component: componentOf(pages.template),
      context: {
        slug: entry.id,
        title: entry.data.title,
        above: pathTo(list),
        topic: topicOf(entry, entries),
      },
      sitemap: pages.sitemap,
    },
  ];
}

/** The pages of one list of articles; those after the first show their number in the breadcrumbs. */
function listOfPosts(
  list: { base: string; category?: string; title?: string; sitemap: SitemapWeight },
  posts: number,
  { postsPerPage, pages: { page: word } }: Entry<"BlogPage">["data"],
): PageToCreate[] {
  const { base, category, title, sitemap } = list;
  const above = category ? pathTo("/blog/") : [];
  return listPages(base, posts, postsPerPage).map(({ path, page, ...part }) => {
    const isFirst = page === 1;
    return {
      path,
      component: componentOf("blog-list"),
      context: {
        ...part,
        category,
        page,
        title: isFirst ? title : `${word} ${page}`,
        above: isFirst ? above : [...above, base],
      },
      sitemap: isFirst ? sitemap : kinds.BlogPost.pages.sitemap,
    };
  });
}

const categorySitemap = { changes: "monthly", priority: 0.7 } as const;

/** The pages of the lists of articles: of each category if filtering is on, and of all articles. */
function blogPages(entries: readonly Entry[]): PageToCreate[] {
  const blog = entryOf(entries, "BlogPage")?.data;
  if (!blog || partsOff(entries).has("blog")) return [];
  const posts = entriesOf(entries, "BlogPost");
  const byCategory = categoryPages(entries).flatMap(({ path: base, id: category, title }) => {
    const own = posts.filter(({ data }) => data.category === category).length;
    return listOfPosts({ base, category, title, sitemap: categorySitemap }, own, blog);
  });
  const all = { base: "/blog/", sitemap: kinds.BlogPage.sitemap };
  return [...byCategory, ...listOfPosts(all, posts.length, blog)];
}

/** The pages that follow a form sent without script, if the host accepts such forms. */
function thanksPages(entries: readonly Entry[]): PageToCreate[] {
  if (entryOf(entries, "SiteSettings")?.data.forms.backup !== "netlify") return [];
  const page = (form: FormType, from: string, title?: string): PageToCreate => ({
    path: hostForms[form].thanks,
    component: componentOf("thanks"),
    context: { form, title, above: pathTo(from) },
  });
  return [
    page("full", "/contact/", entryOf(entries, "ContactPage")?.data.form.thanks.title),
    page(
      "newsletter",
      partsOff(entries).has("blog") ? "/" : "/blog/",
      entryOf(entries, "BlogPage")?.data.newsletter.thanks.title,
    ),
  ];
}

export const pagesToCreate = (entries: readonly Entry[]): PageToCreate[] => [
  ...kindsWithPages.flatMap((kind) =>
    entriesOf(entries, kind).flatMap((entry) => ownPage(entry, entries)),
  ),
  ...blogPages(entries),
  ...thanksPages(entries),
];
