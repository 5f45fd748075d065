/** Matches the entries of an edited list with its entries before the edit. */
import { isRecord } from "../../lib/is-record";

/** Whether two values are equal, whatever the order of their fields. */
export function same(a: unknown, b: unknown): boolean {
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((item, at) => same(item, b[at]));
  if (!isRecord(a) || !isRecord(b)) return (a ?? null) === (b ?? null);
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every((key) => key in b && same(a[key], b[key]))
  );
}

const idOf = (value: unknown) => (isRecord(value) ? value.id : undefined);

/**
 * @returns for each entry of `after` the index in `before` of an equal entry, of one with the same id, or, if the lists
 *   have the same length, of the one at the same index
 */
export function matchItems(before: unknown[], after: unknown[]): (number | undefined)[] {
  const matches = after.map((): number | undefined => undefined);
  const free = new Set(before.keys());
  const match = (find: (entry: unknown, index: number) => number | undefined) => {
    after.forEach((entry, index) => {
      const found = matches[index] === undefined ? find(entry, index) : undefined;
      if (found === undefined || !free.delete(found)) return;
      matches[index] = found;
    });
  };
  match((entry) => [...free].find((place) => same(entry, before[place])));
  match((entry) => {
    const id = idOf(entry);
    return id === undefined ? undefined : [...free].find((place) => idOf(before[place]) === id);
  });
  if (before.length === after.length)
    match((_entry, index) => (free.has(index) ? index : undefined));
  return matches;
}
