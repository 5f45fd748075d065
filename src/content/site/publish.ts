/** Prepares entries for the site: without what is excluded, and with marks on what is not published yet. */
import { z } from "zod";
import { kindOf } from "../../model/kinds";
import { shownOnHome } from "../../model/kinds/pages/home";
import { noteOf } from "../../model/schema-notes";
import { mapFields } from "../../model/walk-fields";
import {
  dayOf,
  isShown,
  statusOf,
  type Audience,
  type PublicationStatus,
} from "../publish/published";
import { entriesOf, type Entry } from "../read/entry";
import { partsOff } from "./off";

export interface ExcludedEntry {
  entry: Entry;
  status: PublicationStatus;
}

/** Leaves references to excluded entries out of the lists that hold them. */
const withoutExcluded = (entry: Entry, excluded: ReadonlySet<string>): Entry["data"] =>
  mapFields(kindOf(entry.kind).schema, entry.data, ({ inner, value }) => {
    const note = inner instanceof z.ZodArray ? noteOf(inner.element) : undefined;
    if (note?.role !== "reference" || !Array.isArray(value)) return value;
    return value.filter((id) => !excluded.has(`${note.kind} ${String(id)}`));
  }) as Entry["data"];

/** Marks the title of an entry that is not published yet, which every list and menu shows. */
function markTitle(entry: Entry, status: PublicationStatus): Entry {
  if (status === "published" || !("title" in entry.data)) return entry;
  const mark = status === "draft" ? "Draft" : `From ${dayOf(entry, "publishOn")}`;
  return { ...entry, data: { ...entry.data, title: `${mark} · ${entry.data.title}` } };
}

/** Fills in the newest of the shown articles for the home page, if the owner chooses none. */
export function withNewest(entry: Entry, shown: readonly Entry[]): Entry {
  const [home] = entriesOf([entry], "HomePage");
  const blog = home?.data.blog;
  if (!home || !blog || blog.posts.length > 0) return entry;
  const posts = entriesOf(shown, "BlogPost")
    .toSorted((a, b) => b.data.date.localeCompare(a.data.date))
    .slice(0, shownOnHome)
    .map(({ id }) => id);
  return { ...home, data: { ...home.data, blog: { ...blog, posts } } } as Entry;
}

/**
 * @param invalidDrafts drafts with problems, which are always excluded
 * @returns shown entries without references to excluded ones; each excluded entry with its status
 */
export function publish(
  entries: readonly Entry[],
  audience: Audience,
  invalidDrafts: ReadonlySet<Entry>,
): { shown: Entry[]; excluded: ExcludedEntry[] } {
  const isReady = (entry: Entry) =>
    !invalidDrafts.has(entry) && isShown(statusOf(entry, audience.today), audience);
  const off = partsOff(entries.filter(isReady));
  const all = entries.map((entry): ExcludedEntry => ({
    entry,
    status: off.kinds.has(entry.kind) ? "part is off" : statusOf(entry, audience.today),
  }));
  const isOnSite = ({ entry }: ExcludedEntry) => isReady(entry) && !off.kinds.has(entry.kind);
  const excluded = all.filter((each) => !isOnSite(each));
  const names = new Set(excluded.map(({ entry }) => `${entry.kind} ${entry.id}`));
  const published = all.filter(isOnSite);
  const others = published.map(({ entry }) => entry);
  const shown = published.map(({ entry, status }) => {
    const chosen = withNewest(entry, others);
    const data = names.size ? withoutExcluded(chosen, names) : chosen.data;
    return markTitle({ ...entry, data }, status);
  });
  return { shown, excluded };
}
