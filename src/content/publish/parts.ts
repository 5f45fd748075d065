/** The parts of the site that are off: by the owner's settings, or because nothing is left in them. */
import { routesOf, type EntryRef } from "../../model/addresses";
import type { KindName } from "../../model/kinds";
import { partNames, parts, type Part, type PartName } from "../../model/parts";
import { isRecord } from "../../lib/is-record";

export interface PartsOff {
  kinds: ReadonlySet<KindName>;
  has: (part: PartName) => boolean;
  /** Whether an address, with or without an anchor, belongs to such a part. */
  covers: (address: string) => boolean;
}

type AnyEntry = EntryRef & { data: unknown };

/** @param entries all entries that are on the site if their part is on; invalid ones may be among them */
export function partsOff(entries: readonly Pick<AnyEntry, "kind" | "data">[]): PartsOff {
  const settings = entries.find(({ kind }) => kind === "SiteSettings")?.data;
  const chosen = isRecord(settings) && isRecord(settings.parts) ? settings.parts : {};
  const hasStudies = entries.some(({ kind }) => kind === "CaseStudy");
  const off = partNames.filter(
    (name) => chosen[name] === "off" || (name === "caseStudies" && !hasStudies),
  );
  const starts = off.flatMap((name) => (parts[name] as Part).under ?? []);
  return {
    kinds: new Set(off.flatMap((name): readonly KindName[] => parts[name].kinds)),
    has: (part) => off.includes(part),
    covers: (address) =>
      starts.some((start) => address.startsWith(start)) ||
      (address === "/rss.xml" && off.includes("blog")),
  };
}

/** The addresses of all pages, without those of parts that are off. */
export function publicRoutes(entries: readonly AnyEntry[]): Set<string> {
  const { covers } = partsOff(entries);
  return new Set([...routesOf([...entries])].filter((address) => !covers(address)));
}
