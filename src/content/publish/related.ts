/** What to read next, from the relations of the model: texts about the same services or of one category. */
import type { Entry } from "../read/entry";

/** The ids of what is related to an entry, best first. */
export interface Related {
  relatedPosts: string[];
  relatedGuides: string[];
  relatedStudies: string[];
  /** Of an article: the one to read after it. */
  next?: string;
}

/** The kinds that have related texts and are related to others. */
const fields = {
  BlogPost: "relatedPosts",
  Guide: "relatedGuides",
  CaseStudy: "relatedStudies",
} as const;

export type RelatedKind = keyof typeof fields;

/** The field of each kind, for the GraphQL types. */
export const relatedFields = Object.entries(fields) as [
  RelatedKind,
  (typeof fields)[RelatedKind],
][];

const limits: Record<RelatedKind, number> = { BlogPost: 3, Guide: 2, CaseStudy: 2 };

const isRelated = (entry: Entry): entry is Entry<RelatedKind> => entry.kind in fields;

/** A shared service counts for more than a shared category. */
function closeness(one: Entry<RelatedKind>, other: Entry<RelatedKind>): number {
  const shared = one.data.services.filter((id) => other.data.services.includes(id)).length;
  const category = (entry: Entry<RelatedKind>) =>
    "category" in entry.data ? entry.data.category : undefined;
  const alike = one.kind === other.kind && category(one) && category(one) === category(other);
  return 2 * shared + (alike ? 1 : 0);
}

/** What has no day goes by its place. */
const rank = ({ data }: Entry<RelatedKind>): string =>
  "date" in data ? data.date : String(1000 - data.order).padStart(4, "0");

/**
 * The texts that are closest to one, best first.
 * @param one the text
 * @param others texts of one kind, newest first, so that among equals the first is the one to show
 * @param limit how many to show
 */
function closest(
  one: Entry<RelatedKind>,
  others: readonly Entry<RelatedKind>[],
  limit: number,
): string[] {
  const best = 2 * one.data.services.length + 1;
  const found = Array.from({ length: best + 1 }, (): string[] => []);
  for (const other of others) {
    const equals = other === one ? undefined : found[closeness(one, other)];
    if (equals && equals.length < limit) equals.push(other.id);
    // Nothing that comes later can be closer; with thousands of texts that comes soon.
    if (found[best]?.length === limit) break;
  }
  return found.slice(1).reverse().flat().slice(0, limit);
}

/**
 * Relates articles, guides and case studies to each other.
 * @param entries entries that are right by themselves
 * @returns for each of them the ids of what is closest: at most three articles, two guides, two studies;
 *   never itself, and nothing that shares neither service nor category. For an article also the next older
 *   one, and for the oldest the newest.
 */
export function relate(entries: readonly Entry[]): Map<Entry, Related> {
  const texts = entries
    .filter(isRelated)
    .map((text) => ({ text, rank: rank(text) }))
    .sort((a, b) => (a.rank < b.rank ? 1 : a.rank > b.rank ? -1 : 0))
    .map(({ text }) => text);
  const of = (kind: RelatedKind) => texts.filter((text) => text.kind === kind);
  const [posts, guides, studies] = [of("BlogPost"), of("Guide"), of("CaseStudy")];
  const following = new Map(posts.map((post, index) => [post, posts[index + 1] ?? posts[0]]));
  return new Map(
    texts.map((one): [Entry, Related] => {
      const next = following.get(one);
      return [
        one,
        {
          relatedPosts: closest(one, posts, limits.BlogPost),
          relatedGuides: closest(one, guides, limits.Guide),
          relatedStudies: closest(one, studies, limits.CaseStudy),
          ...(next && next !== one && { next: next.id }),
        },
      ];
    }),
  );
}
