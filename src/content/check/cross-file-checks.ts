/** Checks files against each other: references, links, pictures, duplicate ids, duplicate texts. */
import { addressesOf } from "./link-targets";
import { checkFields } from "./references";
import type { CheckContext } from "./context";
import { checkMarkdown } from "./markdown-links";
import { fieldFigures } from "./figures/in-fields";
import { draftAddresses, redirectProblems } from "./redirects";
import { fieldsOf, problemAt, type Entry } from "../read/entry";
import { fileOf, kindNames, kindOf, type KindName } from "../../model/kinds";
import { ofFile, type Problem } from "../../model/problem";
import { ownPageProblems } from "./free-addresses";
import { placeholderProblems } from "./placeholder-text";
import { noteOf } from "../../model/schema-notes";
import { leftMarks, leftMarkMessage } from "../read/unparsed-markup";
import { valueAt } from "../../model/walk-fields";

/** Reports marks of Markdown and HTML in fields, which visitors would see because fields are plain text. */
const fieldMarks = (entries: Entry[]): Problem[] =>
  entries.flatMap((entry) =>
    fieldsOf(entry).flatMap(({ path, schema, value }) => {
      if (typeof value !== "string" || noteOf(schema)) return [];
      return leftMarks(value).map(({ mark, instead }) => {
        const way = mark.startsWith("&")
          ? instead
          : "leave it out; fields are not read as Markdown";
        return problemAt(entry, path, leftMarkMessage(mark, way));
      });
    }),
  );

/** Reports a value that two entries share although it must be unique, and names both places. */
function checkUnique(entries: Entry[], path: PropertyKey[], label: string): Problem[] {
  const first = new Map<string, Entry>();
  return entries.flatMap((entry) => {
    const value = valueAt(entry.data, path);
    if (typeof value !== "string" && typeof value !== "number") return [];
    const other = first.get(String(value));
    if (!other) {
      first.set(String(value), entry);
      return [];
    }
    const { line } = other.locate(path);
    return problemAt(entry, path, `${label} "${value}" is already used in ${other.file}:${line}`);
  });
}

export function checkAcrossFiles(context: CheckContext): Problem[] {
  const all = [...context.entries, ...context.faulty].sort(
    (a, b) => a.file.localeCompare(b.file) || a.index - b.index,
  );
  const of = (kind: KindName) => all.filter((entry) => entry.kind === kind);
  const addresses = addressesOf(context);
  const lists = kindNames.filter((kind) => kindOf(kind).place.shape === "list");
  const withOrder = kindNames.filter((kind) => "order" in kindOf(kind).schema.shape);
  return oncePerPlace([
    ...redirectProblems(of("Redirect"), addresses, draftAddresses(all)),
    ...checkFields(all, context, addresses),
    ...checkMarkdown(all, context, addresses),
    ...lists.flatMap((kind) => checkUnique(of(kind), ["id"], "the id")),
    ...withOrder.flatMap((kind) => checkUnique(of(kind), ["order"], "the order")),
    ...checkUnique(all, ["seo", "title"], "the search title"),
    ...checkUnique(all, ["seo", "description"], "the search description"),
    ...kindNames.flatMap((kind) => checkNeeded(kind, context)),
    ...fieldMarks(context.entries),
    ...placeholderProblems(context.entries),
    ...resourceProblems(context.entries),
    ...ownPageProblems(context.entries),
    ...fieldFigures(context.entries),
  ]);
}

/** Keeps the first message at each place of a file. */
function oncePerPlace(problems: Problem[]): Problem[] {
  const places = new Set<string>();
  return problems.filter(({ file, line, column, field }) => {
    if (!field) return true;
    const place = `${file} ${line} ${column} ${field}`;
    return !places.has(place) && places.add(place);
  });
}

/** Reports missing entries that the code links to or queries by their ids. */
function checkNeeded(kind: KindName, { ids }: CheckContext): Problem[] {
  const { place, needed = {} } = kindOf(kind);
  const known = ids.get(kind);
  // Another check reports an empty list.
  if (!known || known.length === 0) return [];
  return Object.entries(needed).flatMap(([id, why]) => {
    if (known.includes(id)) return [];
    return place.shape === "files"
      ? ofFile(fileOf(kind, id), `is missing; ${why}`)
      : ofFile(fileOf(kind), `has no entry "${id}"; ${why}`);
  });
}

/** Reports resources whose link does not lead to a page of their type. */
function resourceProblems(entries: Entry[]): Problem[] {
  return entries.flatMap((entry) => {
    if (entry.kind !== "ResourceGroup") return [];
    const { resources } = (entry as Entry<"ResourceGroup">).data;
    return resources.flatMap(({ type, link }, index) => {
      const folder = kindOf(type as KindName).pages?.under ?? "/";
      return link.startsWith(folder)
        ? []
        : problemAt(
            entry,
            ["resources", index, "link"],
            `"${link}" is not the address of a ${type}; it must start with ${folder}`,
          );
    });
  });
}
