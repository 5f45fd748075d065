/** What to read next, from the relations of the model: texts about the same services or of one category. */
import type { Entry } from "./entry";

/** The ids of what is related to an entry, best first. */
export interface Related {
  relatedPosts: string[];
  relatedGuides: string[];
  relatedStudies: string[];
}

/** The kinds that have related texts and are related to others. */
const fields = {
  BlogPost: "relatedPosts",
  Guide: "relatedGuides",
  CaseStudy: "relatedStudies",
} as const;

export type RelatedKind = keyof typeof fields;

/** The field of each kind, for the GraphQL types. */
export const relatedFields = Object.entries(fields) as [RelatedKind, keyof Related][];

const most: Record<RelatedKind, number> = { BlogPost: 3, Guide: 2, CaseStudy: 2 };

const isRelated = (entry: Entry): entry is Entry<RelatedKind> => entry.kind in fields;

/** A shared service counts for more than a shared category. */
function closeness(one: Entry<RelatedKind>, other: Entry<RelatedKind>): number {
  const shared = one.data.services.filter((id) => other.data.services.includes(id)).length;
  const category = (entry: Entry<RelatedKind>) =>
    "category" in entry.data ? entry.data.category : undefined;
  const alike = one.kind === other.kind && category(one) && category(one) === category(other);
  return 2 * shared + (alike ? 1 : 0);
}

/** Newer first; what has no day goes by its place. */
const rank = ({ data }: Entry<RelatedKind>): string =>
  "date" in data ? data.date : String(1000 - data.order).padStart(4, "0");

/**
 * Relates articles, guides and case studies to each other.
 * @param entries entries that are right by themselves
 * @returns for each of them the ids of what is closest: at most three articles, two guides, two studies;
 *   never itself, and nothing that shares neither service nor category
 */
export function relate(entries: readonly Entry[]): Map<Entry, Related> {
  const texts = entries.filter(isRelated);
  return new Map(
    texts.map((one) => {
      const close = (kind: RelatedKind) =>
        texts
          .filter((other) => other !== one && other.kind === kind)
          .map((other) => ({ other, score: closeness(one, other) }))
          .filter(({ score }) => score > 0)
          .sort((a, b) => b.score - a.score || rank(b.other).localeCompare(rank(a.other)))
          .slice(0, most[kind])
          .map(({ other }) => other.id);
      return [
        one as Entry,
        {
          relatedPosts: close("BlogPost"),
          relatedGuides: close("Guide"),
          relatedStudies: close("CaseStudy"),
        },
      ];
    }),
  );
}
