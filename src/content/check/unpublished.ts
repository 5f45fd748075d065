/** Finds links and references from a published entry to entries that are not published on that day. */
import { z } from "zod";
import { schemaAt, valueAt } from "../../model/walk-fields";
import { kindOf } from "../../model/kinds";
import type { Entry } from "../read/entry";
import { dayOf, statusOf, type PublicationStatus, type Audience } from "../publish/published";
import { addressOf, siteOf } from "../site/site";

/** Why an entry is not on the site, as the end of a sentence. */
function reason(entry: Entry, status: PublicationStatus): string {
  if (status === "draft") return `is a draft (${entry.file})`;
  const day = dayOf(entry, status === "closed" ? "expireOn" : "publishOn") ?? "";
  return status === "closed"
    ? `closed on ${day}`
    : `is not published before ${day} (${entry.file})`;
}

export class Unpublished {
  private readonly byDay = new Map<string, Map<string, string>>();

  constructor(
    private readonly entries: Entry[],
    private readonly audience: Audience,
  ) {}

  /**
   * @returns the reasons why other entries are not on the site on the day of `entry`, which is its publication day or
   *   today, by address and by kind and id (`Service analytics`); empty if `entry` itself is not on the site that day
   */
  reasonsFor(entry: Entry): ReadonlyMap<string, string> {
    if (this.audience.drafts) return new Map();
    const publishedOn = dayOf(entry, "publishOn") ?? "";
    const day = publishedOn > this.audience.today ? publishedOn : this.audience.today;
    if (statusOf(entry, day) !== "published") return new Map();
    const known = this.byDay.get(day) ?? this.reasonsOn(day);
    this.byDay.set(day, known);
    return known;
  }

  /**
   * The message if a reference to an unpublished entry cannot be left out, because it is the only one or its list would
   * be too short without its unpublished entries.
   */
  problemOf(from: Entry, path: PropertyKey[], kind: string, id: string): string | undefined {
    const reasons = this.reasonsFor(from);
    const why = reasons.get(`${kind} ${id}`);
    if (!why) return undefined;
    const list = typeof path.at(-1) === "number" ? path.slice(0, -1) : undefined;
    if (list) {
      const others = valueAt(from.data, list) as string[];
      const schema = schemaAt(kindOf(from.kind).schema, list);
      const left = others.filter((other) => !reasons.has(`${kind} ${other}`));
      if (!schema || z.safeParse(schema, left).success) return undefined;
    }
    return `"${id}" ${why}, and nothing else is named here; name another ${kind}`;
  }

  private reasonsOn(day: string): Map<string, string> {
    const published = this.entries.filter((entry) => statusOf(entry, day) === "published");
    const then = siteOf(published, day);
    const missing = siteOf(this.entries, day).pages.filter(
      ({ address }) => !then.at(address) && !then.faultOf(address),
    );
    return new Map([
      ...missing.map(({ address }): [string, string] => [address, "has nothing published to list"]),
      ...this.entries.flatMap((entry): [string, string][] => {
        const status = statusOf(entry, day);
        if (status === "published") return [];
        const why = reason(entry, status);
        const href = addressOf(entry);
        const own: [string, string] = [`${entry.kind} ${entry.id}`, why];
        return href ? [own, [href, why]] : [own];
      }),
    ]);
  }
}
