/** The pages of the site. Their entries may be invalid, so that a check of links knows their addresses too. */
import { listPages } from "../../lib/list-pages";
import { hostForms, type FormType } from "../../model/host-forms";
import { toolStatuses } from "../../model/choices";
import { defaultWords } from "../../model/default-words";
import { kindOf, kinds, kindsWithPages, pageCopies, type KindName } from "../../model/kinds";
import { valueAt } from "../../model/walk-fields";
import { entriesOf, entryOf, type Entry } from "../read/entry";
import { pathTo } from "./addresses";
import type { PartsOff } from "./off";
import type { Page } from "./outputs";

/** A page before its breadcrumbs are known, and whether it is listed. */
interface PageDraft extends Pick<
  Page,
  "address" | "entry" | "title" | "component" | "sitemap" | "lastChange"
> {
  /** The title in its head, if the entry has no search title. */
  headTitle?: string;
  /** Its name in breadcrumbs, if it is not the title. */
  label?: string;
  /** The addresses of the pages above it, outermost first, without the home page. */
  above: readonly string[];
  /** The variables of its query, and data for its template. */
  variables?: Record<string, string | number | object | undefined>;
}

const textAt = (entry: Entry | undefined, ...path: string[]): string | undefined => {
  const value = entry && valueAt(entry.data, path);
  return typeof value === "string" ? value : undefined;
};

/** A word of the interface. */
const wordIn = (
  entries: readonly Entry[],
  place: "pages" | "kinds" | "breadcrumbs",
  name: string,
): string => {
  const defaults: Record<string, string> = defaultWords[place];
  return textAt(entryOf(entries, "Words"), place, name) ?? defaults[name] ?? name;
};

const blog = kinds.BlogPage;

const templateFile = (name: string) => `src/templates/${name}.tsx`;

/** The component that shows the entries of a kind; undefined if no page shows them in one place. */
export function componentOf(kind: KindName): string | undefined {
  const { pages, list, route = list } = kindOf(kind);
  if (pages) return templateFile(pages.template);
  return route && `src/pages/${route === "/" ? "index" : route.slice(1, -1)}.tsx`;
}

/** The topic of the service that an entry is or names first. */
function topicOf({ kind, id, data }: Entry, entries: readonly Entry[]): string | undefined {
  const named = valueAt(data, ["services"]);
  const first =
    kind === "Service" ? id : Array.isArray(named) ? (named as unknown[])[0] : undefined;
  const service = entriesOf(entries, "Service").find((each) => each.id === first);
  const call = valueAt(service?.data, ["call"]);
  return textAt(
    entriesOf(entries, "CallToAction").find((each) => each.id === call),
    "topic",
  );
}

/** The pages that show one entry each. */
const entryPages = (entries: readonly Entry[], today: string): PageDraft[] =>
  kindsWithPages.flatMap((kind) => {
    const { pages, list } = kinds[kind];
    return entriesOf(entries, kind).map((entry): PageDraft => {
      const title = textAt(entry, "title");
      const day = pages.sitemap.lastChange?.map((field) => textAt(entry, field)).find(Boolean);
      return {
        address: `${pages.under}${entry.id}/`,
        entry,
        title,
        component: templateFile(pages.template),
        above: pathTo(list),
        variables: { slug: entry.id, topic: topicOf(entry, entries) },
        sitemap: pages.sitemap,
        lastChange: day && day <= today ? day : undefined,
      };
    });
  });

/** The newest day of the pages that a page lists. /resources/ lists groups, so a new guide does not change it. */
function newestOn(route: string, pages: readonly PageDraft[]): string | undefined {
  const days = pages.flatMap(({ entry, lastChange }) => {
    const { list, inGroups } = entry ? kindOf(entry.kind) : {};
    return list === route && inGroups !== "required" && lastChange ? lastChange : [];
  });
  return days.sort().at(-1);
}

/** The pages of one list of articles; those after the first show their number in the breadcrumbs. */
function listOfPosts(
  first: Omit<PageDraft, "component">,
  posts: number,
  copy: Entry | undefined,
  entries: readonly Entry[],
): PageDraft[] {
  const word = wordIn(entries, "pages", "page");

  const { address: base, above, variables } = first;
  const perPage = Number(copy && valueAt(copy.data, ["postsPerPage"])) || 1000;
  return listPages(base, posts, perPage).map(({ path: address, page, ...part }): PageDraft => {
    const own =
      page === 1
        ? first
        : {
            title: `${word} ${page}`,
            headTitle: wordIn(entries, "pages", "titleOfPage")
              .replace("{number}", String(page))
              .replace("{text}", textAt(first.entry, "seo", "title") ?? ""),
            above: [...above, base],
            sitemap: kinds.BlogPost.pages.sitemap,
          };
    const component = componentOf("BlogPage") ?? "";
    return { ...own, address, component, variables: { ...variables, ...part, page } };
  });
}

/** The lists of articles: of each category with an article if the owner has turned filtering on, and of all articles. */
function blogPages(entries: readonly Entry[], own: readonly PageDraft[]): PageDraft[] {
  const copy = entryOf(entries, "BlogPage");
  const posts = entriesOf(entries, "BlogPost");
  const isFiltered = copy && valueAt(copy.data, ["filterByCategory"]) === true;
  const lists = entriesOf(isFiltered ? entries : [], "Category").flatMap((entry) => {
    const { id: category } = entry;
    const count = posts.filter(({ data }) => valueAt(data, ["category"]) === category).length;
    const title = textAt(entry, "title");
    const address = `${blog.route}category/${category}/`;
    const sitemap = { changes: "monthly", priority: 0.7 } as const;
    const above = pathTo(blog.route);
    const list = { address, entry, title, above, variables: { category }, sitemap };
    return count ? listOfPosts(list, count, copy, entries) : [];
  });
  const all = {
    address: blog.route,
    entry: copy,
    title: textAt(copy, "seo", "title"),
    label: wordIn(entries, "kinds", "BlogPage"),
    above: [],
    sitemap: blog.sitemap,
    lastChange: newestOn(blog.route, own),
  };
  return [...lists, ...listOfPosts(all, posts.length, copy, entries)];
}

/** The pages of src/pages. */
const fixedPages = (entries: readonly Entry[], own: readonly PageDraft[]): PageDraft[] => [
  ...pageCopies.flatMap((kind): PageDraft[] => {
    const { route: address, sitemap } = kinds[kind];
    if (address === blog.route) return [];
    const entry = entryOf(entries, kind);
    return [
      {
        address,
        entry,
        title: textAt(entry, "seo", "title"),
        label: wordIn(entries, "kinds", kind),
        above: pathTo(address).slice(0, -1),
        component: componentOf(kind) ?? "",
        sitemap,
        lastChange: newestOn(address, own),
      },
    ];
  }),
  {
    address: "/404/",
    title: textAt(entryOf(entries, "NotFoundPage"), "seo", "title"),
    above: [],
    component: componentOf("NotFoundPage") ?? "",
  },
];

/** The pages that confirm a form. */
function thanksPages(entries: readonly Entry[], off: PartsOff): PageDraft[] {
  const page = (form: FormType, from: string, title?: string): PageDraft => ({
    address: hostForms[form].thanks,
    title,
    component: templateFile("thanks"),
    above: pathTo(from),
    variables: { form, from },
  });
  const [contact, list] = [entryOf(entries, "ContactPage"), entryOf(entries, "BlogPage")];
  return [
    page("full", "/contact/", textAt(contact, "form", "thanks", "title")),
    page(
      "newsletter",
      off.parts.includes("blog") ? "/" : blog.route,
      textAt(list, "newsletter", "thanks", "title"),
    ),
  ];
}

/** Lists the pages. The first claim to an address gets it, so the pages of entries come last. */
export function pagesOf(entries: readonly Entry[], off: PartsOff, today: string): Page[] {
  const overrides = new Map(entriesOf(entries, "SeoOverride").map((entry) => [entry.id, entry]));
  const isNoindexed = (address: string) =>
    valueAt(overrides.get(address)?.data, ["noindex"]) === true;
  const own = entryPages(entries, today);
  const all = [...fixedPages(entries, own), ...thanksPages(entries, off)];
  all.push(...blogPages(entries, own), ...own);
  const labels = new Map(
    all.toReversed().map(({ address, label, title = "" }) => [address, label ?? title]),
  );
  labels.set("/", wordIn(entries, "breadcrumbs", "home"));
  const isListed = ({ address, entry, sitemap }: Omit<PageDraft, "above">) =>
    sitemap !== undefined &&
    !isNoindexed(address) &&
    // A list that is kept out of search takes its further pages along.
    !isNoindexed(address.replace(/page\/\d+\/$/, "")) &&
    !(entry?.kind === "OwnPage" && valueAt(entry.data, ["listed"]) === false) &&
    !(entry?.kind === "Tool" && valueAt(entry.data, ["status"]) !== toolStatuses[0]);
  return all
    .filter(({ address }) => !off.faultOf(address))
    .map(({ label: _label, above, variables, headTitle, ...page }): Page => {
      const { address, entry, title = "" } = page;
      const listed = isListed(page);
      const path = address === "/" ? [] : ["/", ...above, address];
      const crumbs = path.map((each) => ({ label: labels.get(each) ?? "", path: each }));
      return {
        ...page,
        type: "page",
        headTitle:
          textAt(overrides.get(address), "title") ??
          headTitle ??
          textAt(entry, "seo", "title") ??
          title,
        isListed: listed,
        context: { ...variables, crumbs, ...(!listed && { noindex: true }) },
      };
    });
}
