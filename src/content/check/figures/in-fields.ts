/** Recomputes the figures in the fields of entries. */
import { fieldsOf, problemAt, type Entry } from "../../read/entry";
import { isRecord } from "../../../lib/is-record";
import { chart, titleFaults, type Chart } from "../../../model/chart";
import type { Problem } from "../../../model/problem";
import type { FieldValue } from "../../../model/walk-fields";
import { changeFault, changeFaults } from "./changes";
import { sumFaults, type FigureFault } from "./sums";

/** Checks sums and changes in a text, a result against its label, and the title of a chart. */
function faultsOf({ inner, value }: FieldValue): (FigureFault & { field?: string })[] {
  if (typeof value === "string") return [...sumFaults(value), ...changeFaults(value)];
  const of = (field: string, messages: string[]) =>
    messages.map((message) => ({ field, message, offset: 0, isWarning: true as const }));
  if (inner === chart) return of("title", titleFaults(value as Chart));
  return isRecord(value) && typeof value.value === "string" && typeof value.label === "string"
    ? of("value", changeFault(value.value, value.label))
    : [];
}

export const fieldFigures = (entries: readonly Entry[]): Problem[] =>
  entries.flatMap((entry) =>
    fieldsOf(entry).flatMap((value) =>
      faultsOf(value).map(({ field, message, isWarning }) => ({
        ...problemAt(entry, [...value.path, ...(field ? [field] : [])], message),
        isWarning,
      })),
    ),
  );
