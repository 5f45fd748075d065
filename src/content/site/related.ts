/** Finds related reading: texts about the same services or of the same category. */
import type { Entry } from "../read/entry";
import { kindNames, kindOf, type KindName } from "../../model/kinds";

export interface Related {
  /** Grouped by kind, the closest of each kind first. */
  related: Entry[];
  /** The entry to read after it, if its kind declares `next`. */
  next?: Entry;
}

interface Relations {
  services: string[];
  category?: string;
  order?: number;
}

const relationsOf = ({ data }: Entry) => data as unknown as Relations;

/** A shared service counts for more than a shared category. */
function closeness(one: Entry, other: Entry): number {
  const [a, b] = [relationsOf(one), relationsOf(other)];
  const shared = a.services.filter((id) => b.services.includes(id)).length;
  const alike = one.kind === other.kind && a.category && a.category === b.category;
  return 2 * shared + (alike ? 1 : 0);
}

/** Sorts the texts of a kind: newest first if they have a day, else by their order. */
export function inOrder(kind: KindName): (a: Entry, b: Entry) => number {
  const { newestFirst = "" } = kindOf(kind);
  const dayOf = ({ data }: Entry) => String((data as Record<string, unknown>)[newestFirst]);
  const orderOf = (entry: Entry) => relationsOf(entry).order ?? 0;
  return newestFirst
    ? (a, b) => dayOf(b).localeCompare(dayOf(a))
    : (a, b) => orderOf(a) - orderOf(b);
}

/**
 * The texts that are closest to one, best first.
 * @param others texts of one kind, newest first, so that the newer of two equally close texts comes first
 */
function closest(one: Entry, others: readonly Entry[], limit: number): Entry[] {
  const best = 2 * relationsOf(one).services.length + 1;
  const byCloseness = Array.from({ length: best + 1 }, (): Entry[] => []);
  for (const other of others) {
    const equals = other === one ? undefined : byCloseness[closeness(one, other)];
    if (equals && equals.length < limit) equals.push(other);
    // No later text can be closer. Among thousands of texts, this saves nearly all comparisons.
    if (byCloseness[best]?.length === limit) break;
  }
  return byCloseness.slice(1).reverse().flat().slice(0, limit);
}

/**
 * Relates the entries of all kinds that declare `related`.
 * @returns for each entry the closest others that share a service or the category, of each kind at most as many as it
 * declares. If the kind declares `next`, also the next older entry, and for the oldest the newest.
 */
export function relate(entries: readonly Entry[]): Map<Entry, Related> {
  const groups = kindNames.flatMap((kind) => {
    const { related } = kindOf(kind);
    if (!related) return [];
    const texts = entries.filter((entry) => entry.kind === kind).sort(inOrder(kind));
    return { ...related, texts };
  });
  return new Map(
    groups.flatMap(({ texts, next: leadsOn }) =>
      texts.map((one, index): [Entry, Related] => {
        const next = leadsOn ? (texts[index + 1] ?? texts[0]) : undefined;
        return [
          one,
          {
            related: groups.flatMap((group) => closest(one, group.texts, group.max)),
            ...(next && next !== one && { next }),
          },
        ];
      }),
    ),
  );
}
