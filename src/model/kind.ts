/**
 * The declaration of a kind of content. Pages, breadcrumbs, the search, the sitemap, pictures, relations,
 * `npm run new`, the CMS and the tests read it, so none of them has a list of kinds.
 */
import type { z } from "zod";
import type { seo } from "./fields";

/** An address on this site, with a slash at both ends. */
export type Address = "/" | `/${string}/`;

/** Where entries of a kind live: one file, a list in one file, or a file (or folder) for each. */
export type Place =
  | { shape: "single"; file: string }
  | { shape: "list"; file: string }
  | { shape: "files"; folder: string; extension: "yml" | "md" }
  | { shape: "folders"; folder: string; file: "index.yml" | "index.md" };

/** The values of a page in sitemap.xml. */
export interface SitemapWeight {
  /** How often it changes, in the words of the sitemap protocol. */
  changes: "weekly" | "monthly" | "yearly";
  /** Its weight within the site, 0 to 1. */
  priority: number;
}

interface EntryPages {
  /** The start of each address, which ends with the id of the entry. */
  under: Address;
  /** The file in src/templates/ that shows an entry, without its extension. */
  template: string;
  sitemap: SitemapWeight & {
    /** The fields with the day of the last change; the first one that is filled in counts. */
    lastChange?: readonly string[];
  };
}

/** The entries show related entries on their pages, and are shown as related on others. Their schema has `services`. */
interface RelatedReading {
  /** The maximum number of entries of this kind that a page shows as related. */
  max: number;
  /** Whether each entry links to the next older one. */
  next?: true;
}

/** The declaration of a kind; a test makes sure that the fields that it names are in its schema. */
export interface Kind<Schema extends z.ZodObject = z.ZodObject> {
  schema: Schema;
  place: Place;
  /** Whether the site works without entries of this kind; if not, the check reports an empty folder or list. */
  mayBeEmpty?: boolean;
  /** The ids of entries that the code depends on, each with the reason. */
  needed?: Readonly<Record<string, string>>;
  /** The field with the day by which lists are sorted, newest first. Without it, they are sorted by `order`. */
  newestFirst?: string;
  /** The page that shows the entries or links to them, as in the preview of the CMS; in breadcrumbs, it is above their own pages. */
  list?: Address;
  /** Whether the id of each entry is an anchor on the `list` page, to which texts may link. */
  anchors?: true;
  /**
   * Whether groups of resources may list entries of this kind. `required` if nothing else links to an entry: then the
   * check warns of an entry that no group lists.
   */
  inGroups?: "optional" | "required";
  pages?: EntryPages;
  /**
   * The field that search results show of an entry beside its title, or `seo` for its search texts. Without it, the
   * search does not find entries.
   */
  search?: string;
  related?: RelatedReading;
  /** The field with an entry's picture; the build draws a missing one. Its alternative text is in `<field>Alt`. */
  picture?: string;
  /** In the copy of one page: the address of that page. */
  route?: Address;
  /** In the copy of one page: its values in the sitemap. */
  sitemap?: SitemapWeight;
}

export type KindWithPages<Schema extends z.ZodObject = z.ZodObject> = Kind<Schema> &
  Required<Pick<Kind, "pages" | "list">>;

/** A kind with one file: the copy of one page. */
export type PageCopy<Schema extends z.ZodObject = z.ZodObject> = Kind<Schema> &
  Required<Pick<Kind, "route" | "sitemap">>;

/** A kind without pages of its own: settings, lists that pages show. */
export const kind = <Schema extends z.ZodObject>(declaration: Kind<Schema>): Kind<Schema> =>
  declaration;

/** A kind whose entries have a page each; its schema must have `title` and `seo`. */
export const kindWithPages = <Schema extends z.ZodObject>(
  declaration: KindWithPages<Schema> &
    (z.infer<Schema> extends { title: string; seo: z.infer<typeof seo> } ? unknown : never),
): KindWithPages<Schema> => declaration;

/** The copy of one page; `file` is its name in content/pages/, without its extension. */
export const pageCopy = <Schema extends z.ZodObject>(
  schema: Schema,
  file: string,
  route: Address,
  sitemap: SitemapWeight,
  search?: string,
): PageCopy<Schema> => ({
  schema,
  place: { shape: "single", file: `pages/${file}.yml` },
  route,
  sitemap,
  ...(search && { search }),
});
