/**
 * What a kind of content says of itself, once. Pages, breadcrumbs, the search, the sitemap, pictures, relations,
 * `npm run new`, the CMS and the tests read it from the declaration and name no kind themselves.
 */
import type { z } from "zod";
import type { seo } from "./fields";
import type { changeFrequency } from "./kinds/lists";

/** An address on this site, with a slash at both ends. */
export type Address = "/" | `/${string}/`;

/** Where entries of a kind live: one file, a list in one file, or a file (or folder) for each. */
export type Place =
  | { shape: "single"; file: string }
  | { shape: "list"; file: string }
  | { shape: "files"; folder: string; extension: "yml" | "md" }
  | { shape: "folders"; folder: string; file: "index.yml" | "index.md" };

/** What sitemap.xml says of a page, unless content/sitemap.yml says otherwise. */
export interface SitemapWeight {
  changes: z.infer<typeof changeFrequency>;
  /** Its weight within the site, 0 to 1. */
  priority: number;
}

interface EntryPages {
  /** The address of a page is this and the id of its entry. */
  under: Address;
  /** The file of src/templates/ that shows it, without its ending. */
  template: string;
  /** False where the template shows the heading on plain paper, so that no map is drawn for it. */
  headingMap?: false;
  /** How social networks show a link to it: an article has an author or a day. */
  openGraph: "article" | "website";
  sitemap: SitemapWeight & {
    /** The field with the day of the last change. */ lastChange?: string;
  };
}

/** The lists of another kind's entries, one for each entry of this kind; filter-pages.ts decides which exist. */
interface GroupLists {
  under: Address;
  /** The list of all entries, above these lists in the breadcrumbs. */
  parent: Address;
  sitemap: SitemapWeight;
}

/**
 * How the search finds entries: by their title, this field and their text; `seo` takes title and description
 * from the search texts.
 */
export interface Searched {
  summary: string;
}

/** Why the search does not find entries. */
interface NotSearched {
  leftOut: string;
}

/** Readers of an entry are shown related entries, and readers of those this one. */
interface RelatedReading {
  /** How many entries of this kind are shown beside a text, at most. */
  most: number;
  /** Whether each entry leads to the next older one. */
  next?: true;
}

/** What a kind declares; a test makes sure that the fields that it names are in its schema. */
export interface Kind<Schema extends z.ZodObject = z.ZodObject> {
  schema: Schema;
  place: Place;
  /** False for a kind the site cannot do without: then an empty folder is a problem. */
  mayBeEmpty?: boolean;
  /** Entries that the code itself leads to, each with the reason. */
  needed?: Readonly<Record<string, string>>;
  /** The field with an entry's day: lists show the newest first. Without it they follow `order`. */
  newestFirst?: string;
  /** The page that shows the entries or leads to them; it is above their own pages in the breadcrumbs. */
  list?: Address;
  /** Whether each entry stands on its list at an anchor, which is its id. */
  anchors?: true;
  /**
   * Whether groups of resources may name entries as a resource of this kind. `required` where nothing else
   * leads to an entry: then the check warns of one that no group names.
   */
  inGroups?: "optional" | "required";
  pages?: EntryPages;
  groupLists?: GroupLists;
  search?: Searched | NotSearched;
  related?: RelatedReading;
  /** The field with an entry's picture; where it is left out, the build draws one. Its text is in `<field>Alt`. */
  picture?: string;
  /** What `npm run new` calls an entry; without it the command makes none. */
  newAs?: string;
  /** The address of the one page whose copy this is, and what the sitemap says of it. */
  route?: Address;
  sitemap?: SitemapWeight;
}

export type KindWithPages<Schema extends z.ZodObject = z.ZodObject> = Kind<Schema> &
  Required<Pick<Kind, "pages" | "list" | "search">>;

/** A kind of which there is one file: the copy of one page. */
export type PageCopy<Schema extends z.ZodObject = z.ZodObject> = Kind<Schema> &
  Required<Pick<Kind, "route" | "sitemap">>;

/** A kind without pages of its own: settings, lists that pages show, entries at anchors of one page. */
export const kind = <Schema extends z.ZodObject>(declaration: Kind<Schema>): Kind<Schema> =>
  declaration;

/** A kind whose entries have a page each; its schema must have `title` and `seo`. */
export const kindWithPages = <Schema extends z.ZodObject>(
  declaration: KindWithPages<Schema> &
    (z.infer<Schema> extends { title: string; seo: z.infer<typeof seo> } ? unknown : never),
): KindWithPages<Schema> => declaration;

/** The copy of one page; `file` is below content/pages/, without its ending. */
export const pageCopy = <Schema extends z.ZodObject>(
  schema: Schema,
  file: string,
  route: Address,
  sitemap: SitemapWeight,
  search?: Searched,
): PageCopy<Schema> => ({
  schema,
  place: { shape: "single", file: `pages/${file}.yml` },
  route,
  sitemap,
  ...(search && { search }),
});
