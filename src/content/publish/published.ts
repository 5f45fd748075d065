/**
 * Decides which entries are on the site on a day: no drafts, nothing with a later date, no closed positions. Days are
 * calendar days in UTC, written year-month-day, so that the result is the same on every machine.
 */
import { z } from "zod";
import { calendarDate } from "../../lib/calendar-date";
import { shownOnHome } from "../../model/kinds/pages/home";
import { noteOf } from "../../model/schema-notes";
import { kindOf, type KindName } from "../../model/kinds";
import { mapFields } from "../../model/walk-fields";
import { entriesOf, type Entry } from "../read/entry";
import { partsOff } from "./parts";
import { relink } from "./relink";
import { hasDrafts, isDraft } from "./draft-problems";

export type PublicationStatus = "published" | "draft" | "scheduled" | "closed" | "part is off";

export interface Audience {
  today: string;
  /** Whether drafts and entries with a later date are shown, with a mark in their titles. */
  drafts: boolean;
}

export const utcDay = (now = new Date()): string => now.toISOString().slice(0, 10);

/** `gatsby develop` shows drafts; everything else shows the site of today. */
export const currentAudience = (): Audience => ({
  today: utcDay(),
  drafts: process.env.gatsby_executing_command === "develop",
});

/** The day in the field of an entry that has a role; undefined if there is none. */
export function dayOf(entry: Entry, role: "publishOn" | "expireOn"): string | undefined {
  const { shape } = kindOf(entry.kind).schema;
  const name = Object.keys(shape).find(
    (key) => noteOf(shape[key] as z.core.$ZodType)?.role === role,
  );
  const day = name && (entry.data as Record<string, unknown>)[name];
  return typeof day === "string" ? day : undefined;
}

/** Whether entries of a kind can be drafts, or have a day on which they appear. */
export const hasState = (kind: KindName): boolean =>
  hasDrafts(kind) ||
  Object.values(kindOf(kind).schema.shape).some((field) => noteOf(field)?.role === "publishOn");

/** Whether an entry is on the site on a day, and if not, why. */
export function statusOf(entry: Entry, today: string): PublicationStatus {
  if (isDraft(entry)) return "draft";
  if ((dayOf(entry, "publishOn") ?? today) > today) return "scheduled";
  if ((dayOf(entry, "expireOn") ?? today) < today) return "closed";
  return "published";
}

export const isShown = (status: PublicationStatus, { drafts }: Audience): boolean =>
  status === "published" || (drafts && status !== "closed");

/** Leaves references to hidden entries out of the lists that hold them. */
const withoutHidden = (entry: Entry, hidden: ReadonlySet<string>): Entry["data"] =>
  mapFields(kindOf(entry.kind).schema, entry.data, ({ inner, value }) => {
    const note = inner instanceof z.ZodArray ? noteOf(inner.element) : undefined;
    if (note?.role !== "reference" || !Array.isArray(value)) return value;
    return value.filter((id) => !hidden.has(`${note.kind} ${String(id)}`));
  }) as Entry["data"];

/** Marks the title of an entry that is not published yet, which every list and menu shows. */
function markTitle(entry: Entry, status: PublicationStatus): Entry {
  if (status === "published" || !("title" in entry.data)) return entry;
  const mark =
    status === "draft" ? "Draft" : `From ${calendarDate(dayOf(entry, "publishOn") ?? "")}`;
  const fileTitle = entry.data.title;
  return { ...entry, fileTitle, data: { ...entry.data, title: `${mark} · ${fileTitle}` } };
}

/** Fills in the newest of the shown articles for the home page, if the owner chooses none. */
export function withNewest(entry: Entry, shown: readonly Entry[]): Entry {
  const [home] = entriesOf([entry], "HomePage");
  if (!home || home.data.blog.posts.length > 0) return entry;
  const posts = entriesOf(shown, "BlogPost")
    .toSorted((a, b) => b.data.date.localeCompare(a.data.date))
    .slice(0, shownOnHome)
    .map(({ id }) => id);
  return { ...home, data: { ...home.data, blog: { ...home.data.blog, posts } } } as Entry;
}

/**
 * @param unfinished drafts with problems, which are always hidden
 * @returns shown entries without references to hidden ones; each hidden entry with its status
 */
export function publish(
  entries: Entry[],
  audience: Audience,
  unfinished: ReadonlySet<Entry> = new Set(),
): { shown: Entry[]; hidden: { entry: Entry; status: PublicationStatus }[] } {
  const isReady = (entry: Entry) =>
    !unfinished.has(entry) && isShown(statusOf(entry, audience.today), audience);
  const off = partsOff(entries.filter(isReady));
  const all = entries.map((entry): { entry: Entry; status: PublicationStatus } => ({
    entry,
    status: off.kinds.has(entry.kind) ? "part is off" : statusOf(entry, audience.today),
  }));
  const isOnSite = ({ entry }: { entry: Entry }) => isReady(entry) && !off.kinds.has(entry.kind);
  const hidden = all.filter((each) => !isOnSite(each));
  const names = new Set(hidden.map(({ entry }) => `${entry.kind} ${entry.id}`));
  const published = all.filter(isOnSite);
  const others = published.map(({ entry }) => entry);
  const shown = published.map(({ entry, status }) => {
    const chosen = withNewest(entry, others);
    const data = names.size ? withoutHidden(chosen, names) : chosen.data;
    return markTitle({ ...entry, data }, status);
  });
  return { shown: relink(shown, off), hidden };
}
