/** Checks that the entries, pictures and pages that fields refer to exist. */
import { z } from "zod";
import { missingPicture } from "../read/picture-names";
import { fieldsOf, problemAt, type Entry } from "../read/entry";
import { noteOf } from "../../model/schema-notes";
import { kindOf, type KindName } from "../../model/kinds";
import { allowedValues, didYouMean, type Problem } from "../../model/problem";
import type { RuleId } from "../../model/rules";
import { schemaAt, valueAt } from "../../model/walk-fields";
import { linkProblem } from "./link-targets";
import { folderOf, pathFrom, type CheckContext } from "./context";

function referenceProblem(
  entry: Entry,
  path: PropertyKey[],
  kind: string,
  id: string,
  { ids, hiddenFrom }: CheckContext,
): string | undefined {
  const known = ids.get(kind as KindName) ?? [id];
  if (!known.includes(id)) {
    const others = known.length > 0 ? `allowed: ${allowedValues(known)}` : "none exists yet";
    return `there is no ${kind} "${id}"${didYouMean(id, known)}; ${others}`;
  }
  const hidden = hiddenFrom(entry);
  const why = hidden.get(`${kind} ${id}`);
  if (!why) return undefined;
  // A list leaves out its unpublished entries, unless it would be too short.
  const list = valueAt(entry.data, path.slice(0, -1));
  const schema = schemaAt(kindOf(entry.kind).schema, path.slice(0, -1));
  if (Array.isArray(list) && schema) {
    const left = (list as string[]).filter((other) => !hidden.has(`${kind} ${other}`));
    if (z.safeParse(schema, left).success) return undefined;
  }
  return `"${id}" ${why}, and nothing else is named here; name another ${kind}`;
}

function pictureProblem(entry: Entry, file: string, { folder }: CheckContext): string | undefined {
  const { shape } = kindOf(entry.kind).place;
  const own = shape === "single" ? "pages" : folderOf(entry);
  const wanted = pathFrom(own, file);
  if (folder.names.has(wanted)) return undefined;
  return missingPicture(own, wanted.slice(own.length + 1), folder.names);
}

export const checkFields = (entries: Entry[], context: CheckContext): Problem[] =>
  entries.flatMap((entry) => {
    const seen = new Set<string>();
    return fieldsOf(entry).flatMap(({ path, schema, value }) => {
      const note = noteOf(schema);
      if (!note || typeof value !== "string") return [];
      const at = (rule: RuleId, message?: string) =>
        message ? [problemAt(rule, entry, path, message)] : [];
      if (note.role === "image") return at("picture", pictureProblem(entry, value, context));
      const [rule, fault] = (note.role === "link" && linkProblem(value, entry, context)) || [];
      if (rule) return at(rule, fault);
      if (note.role !== "reference") return [];
      const missing = referenceProblem(entry, path, note.kind, value, context);
      const name = [...path.slice(0, -1), value].join(" ");
      const isRepeated = typeof path.at(-1) === "number" && seen.size === seen.add(name).size;
      return missing || !isRepeated
        ? at("reference", missing)
        : at("repeated", `"${value}" is listed twice`);
    });
  });
