/** The parts of the site that are off: by the owner's settings, or because nothing is left in them. */
import type { KindName } from "../../model/kinds";
import { partNames, parts, type SitePart, type PartName } from "../../model/parts";
import { valueAt } from "../../model/walk-fields";
import type { Entry } from "../read/entry";

export interface PartsOff {
  kinds: ReadonlySet<KindName>;
  parts: readonly PartName[];
  /** Says why an address, with or without an anchor, leads nowhere; undefined if it is in no such part. */
  faultOf: (address: string) => string | undefined;
}

/** @param entries all entries that are on the site if their part is on; invalid ones may be among them */
export function partsOff(entries: readonly Pick<Entry, "kind" | "data">[]): PartsOff {
  const settings = entries.find(({ kind }) => kind === "SiteSettings")?.data;
  const hasStudies = entries.some(({ kind }) => kind === "CaseStudy");
  const off = new Map(
    partNames.flatMap((name): [PartName, string][] => {
      if (valueAt(settings, ["parts", name]) === "off")
        return [[name, "belongs to a part that is off (parts in site.yml)"]];
      return name === "caseStudies" && !hasStudies
        ? [[name, "belongs to the case studies, of which none is on the site"]]
        : [];
    }),
  );
  const declared = (name: PartName): SitePart => parts[name];
  return {
    kinds: new Set([...off.keys()].flatMap((name) => declared(name).kinds as KindName[])),
    parts: [...off.keys()],
    faultOf: (address) =>
      [...off].find(([name]) =>
        declared(name).under.some((start) => address.startsWith(start)),
      )?.[1],
  };
}
