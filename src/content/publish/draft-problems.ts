/** Drafts may be incomplete: their problems are only warnings until they are published. */
import { kindOf, type KindName } from "../../model/kinds";
import { isRecord } from "../../lib/is-record";
import type { Problem } from "../../model/problem";
import type { Entry } from "../read/entry";

/** Whether entries of a kind can be drafts. */
export const hasDrafts = (kind: KindName): boolean => "draft" in kindOf(kind).schema.shape;

/** Whether an entry is marked as a draft, even if it is otherwise invalid. */
export const isDraft = ({ kind, data }: { kind: KindName; data: unknown }): boolean =>
  isRecord(data) && data.draft === true && hasDrafts(kind);

const concerns = (entry: Entry, { file, field }: Problem): boolean =>
  file === entry.file &&
  field !== "" &&
  (kindOf(entry.kind).place.shape !== "list" || field.startsWith(`[${entry.index}]`));

/**
 * Separates the problems of drafts from those that stop a build.
 * @returns `invalidDrafts`: the drafts that have a problem
 */
export function splitProblems(
  entries: readonly Entry[],
  problems: readonly Problem[],
): { invalidDrafts: Set<Entry>; draftProblems: Problem[]; others: Problem[] } {
  const drafts = entries.filter(isDraft);
  const invalidDrafts = new Set<Entry>();
  const draftProblems: Problem[] = [];
  const others = problems.filter((problem) => {
    const draft = drafts.find((entry) => concerns(entry, problem));
    if (!draft) return true;
    invalidDrafts.add(draft);
    draftProblems.push({ ...problem, inDraft: true });
    return false;
  });
  return { invalidDrafts, draftProblems, others };
}
