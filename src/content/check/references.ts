/** Checks that the entries, pictures and pages that fields refer to exist. */
import { missingPicture } from "../read/picture-names";
import { fieldsOf, problemAt, type Entry } from "../read/entry";
import { noteOf, type FieldNote } from "../../model/schema-notes";
import { kindOf, type KindName } from "../../model/kinds";
import { allowedValues, didYouMean, type Problem } from "../../model/problem";
import { linkProblem, type Targets } from "./link-targets";
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
  const beside = shape === "single" ? "pages" : folderOf(entry);
  const wanted = pathFrom(beside, file);
  if (folder.names.has(wanted)) return undefined;
  return missingPicture(beside, wanted.slice(beside.length + 1), folder.names);
}

function repetition({ path, note, value }: NotedField, seen: Set<string>): string | undefined {
  if (note.role !== "reference" || typeof path.at(-1) !== "number") return undefined;
  const name = [...path.slice(0, -1), value].join(" ");
  if (seen.has(name)) return `"${value}" is listed twice`;
  seen.add(name);
  return undefined;
}

export function checkFields(entries: Entry[], context: CheckContext, targets: Targets): Problem[] {
  const messageFor = (entry: Entry, field: NotedField) => {
    const { note, value } = field;
    if (note.role === "reference") {
      const ids = context.ids.get(note.kind as KindName);
      return referenceProblem(entry, field, note.kind, ids, targets);
    }
    if (note.role === "image") return pictureProblem(entry, value, context);
    return note.role === "link" ? linkProblem(value, entry, targets) : undefined;
  };
  return entries.flatMap((entry) => {
    const fields = notedFields(entry);
    const seen = new Set<string>();
    return fields.flatMap((field) => {
      const message = messageFor(entry, field) ?? repetition(field, seen);
      return message ? problemAt(entry, field.path, message) : [];
    });
  });
}
