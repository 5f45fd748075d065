/**
 * Decides whether an entry is on the site on a day: no draft, no later date, no closed position. Days are those of
 * the site's time zone, written year-month-day, so that the result is the same on every machine.
 */
import type { z } from "zod";
import { noteOf } from "../../model/schema-notes";
import { kindOf } from "../../model/kinds";
import type { Entry } from "../read/entry";
import { isDraft } from "./draft-problems";

export type PublicationStatus = "published" | "draft" | "scheduled" | "closed" | "part is off";

export interface Audience {
  today: string;
  /** Whether drafts and entries with a later date are shown, with a mark in their titles. */
  drafts: boolean;
}

/** The day in the field of an entry that has a role; undefined if there is none. */
export function dayOf(entry: Entry, role: "publishOn" | "expireOn"): string | undefined {
  const { shape } = kindOf(entry.kind).schema;
  const name = Object.keys(shape).find(
    (key) => noteOf(shape[key] as z.core.$ZodType)?.role === role,
  );
  const day = name && (entry.data as Record<string, unknown>)[name];
  return typeof day === "string" ? day : undefined;
}

/** Whether an entry is on the site on a day, and if not, why. */
export function statusOf(entry: Entry, today: string): PublicationStatus {
  if (isDraft(entry)) return "draft";
  if ((dayOf(entry, "publishOn") ?? today) > today) return "scheduled";
  if ((dayOf(entry, "expireOn") ?? today) < today) return "closed";
  return "published";
}

export const isShown = (status: PublicationStatus, { drafts }: Audience): boolean =>
  status === "published" || (drafts && status !== "closed");
