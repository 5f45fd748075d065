/** Checks that the entries, pictures and pages that fields refer to exist. */
import { missingPicture } from "../read/picture-names";
import { fieldsOf, problemAt, type Entry } from "../read/entry";
import { noteOf, type FieldNote } from "../../model/schema-notes";
import { kindOf, type KindName } from "../../model/kinds";
import { allowedValues, didYouMean, type Problem } from "../../model/problem";
import type { RuleId } from "../../model/rules";
import { linkProblem, type LinkFault, type Targets } from "./link-targets";
import { folderOf, pathFrom, type CheckContext } from "./context";

interface NotedField {
  path: PropertyKey[];
  note: FieldNote;
  value: string;
}

const notedFields = (entry: Entry): NotedField[] =>
  fieldsOf(entry).flatMap(({ path, schema, value }) => {
    const note = noteOf(schema);
    return note && typeof value === "string" ? { path, note, value } : [];
  });

function referenceProblem(
  entry: Entry,
  { path, value }: NotedField,
  kind: string,
  ids: string[] | undefined,
  { unpublished }: Targets,
): string | undefined {
  if (!ids) return undefined;
  if (ids.includes(value)) return unpublished.problemOf(entry, path, kind, value);
  const others = ids.length > 0 ? `allowed: ${allowedValues(ids)}` : "none exists yet";
  return `there is no ${kind} "${value}"${didYouMean(value, ids)}; ${others}`;
}

function pictureProblem(entry: Entry, file: string, { folder }: CheckContext): string | undefined {
  const { shape } = kindOf(entry.kind).place;
  const own = shape === "single" ? "pages" : folderOf(entry);
  const wanted = pathFrom(own, file);
  if (folder.names.has(wanted)) return undefined;
  return missingPicture(own, wanted.slice(own.length + 1), folder.names);
}

function repetition({ path, value }: NotedField, seen: Set<string>): string | undefined {
  if (typeof path.at(-1) !== "number") return undefined;
  const name = [...path.slice(0, -1), value].join(" ");
  if (seen.has(name)) return `"${value}" is listed twice`;
  seen.add(name);
  return undefined;
}

export function checkFields(entries: Entry[], context: CheckContext, targets: Targets): Problem[] {
  const faultOf = (entry: Entry, field: NotedField, seen: Set<string>): LinkFault | undefined => {
    const { note, value } = field;
    const of = (rule: RuleId, message?: string): LinkFault | undefined =>
      message === undefined ? undefined : [rule, message];
    if (note.role === "reference") {
      const ids = context.ids.get(note.kind as KindName);
      return (
        of("reference", referenceProblem(entry, field, note.kind, ids, targets)) ??
        of("repeated", repetition(field, seen))
      );
    }
    if (note.role === "image") return of("picture", pictureProblem(entry, value, context));
    return note.role === "link" ? linkProblem(value, entry, targets) : undefined;
  };
  return entries.flatMap((entry) => {
    const fields = notedFields(entry);
    const seen = new Set<string>();
    return fields.flatMap((field) => {
      const fault = faultOf(entry, field, seen);
      return fault ? problemAt(fault[0], entry, field.path, fault[1]) : [];
    });
  });
}
