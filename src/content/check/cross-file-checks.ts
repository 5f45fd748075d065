/** Checks files against each other: references, links, pictures, duplicate ids, duplicate texts. */
import type { Locale } from "../../lib/locale";
import { targetsOf } from "./link-targets";
import { checkFields } from "./references";
import type { CheckContext } from "./context";
import { siteOf } from "../site/site";
import { checkMarkdown } from "./markdown-links";
import { sumFaults } from "../figures/sums";
import { addressProblems, redirectProblems } from "./redirects";
import { fieldsOf, problemAt, type Entry } from "../read/entry";
import { fileOf, kindNames, kindOf, type KindName } from "../../model/kinds";
import { ofFile, type Problem } from "../../model/problem";
import { stops, type RuleId } from "../../model/rules";
import { placeholderProblems } from "./placeholder-text";
import { noteOf } from "../../model/schema-notes";
import { leftoverMarkup, leftoverMessage } from "../read/unparsed-markup";
import { valueAt } from "../../model/walk-fields";

/** Reports marks of Markdown and HTML in fields, which are plain text, and calculations with a wrong result. */
const fieldTexts = (entries: Entry[], locale: Locale): Problem[] =>
  entries.flatMap((entry) =>
    fieldsOf(entry).flatMap(({ path, schema, value }) => {
      if (typeof value !== "string" || noteOf(schema)) return [];
      const leftovers = leftoverMarkup(value).map(({ markup, instead, rule }) => {
        const way = markup.startsWith("&")
          ? instead
          : "leave it out; fields are not read as Markdown";
        return problemAt(rule, entry, path, leftoverMessage(markup, way));
      });
      const sums = sumFaults(value, locale).map(({ message }) =>
        problemAt("sum", entry, path, message),
      );
      return [...leftovers, ...sums];
    }),
  );

/** Reports a value that two entries share although it must be unique, and names both places. */
function checkUnique(
  rule: RuleId,
  entries: Entry[],
  path: PropertyKey[],
  label: string,
): Problem[] {
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
    const message = `${label} "${value}" is already used in ${other.file}:${line}`;
    return problemAt(rule, entry, path, message);
  });
}

/** Stands in for the entries whose files cannot be read, whose addresses are known by their names. */
function unreadable({ entries, invalid, ids }: Pick<CheckContext, "entries" | "invalid" | "ids">) {
  const known = new Set([...entries, ...invalid].map(({ kind, id }) => `${kind} ${id}`));
  return [...ids].flatMap(([kind, own]) =>
    own.flatMap((id): Entry[] => {
      const file = fileOf(kind, id);
      return known.has(`${kind} ${id}`) ? [] : [{ kind, id, file, data: {} } as unknown as Entry];
    }),
  );
}

export function checkAcrossFiles(input: Omit<CheckContext, "site">): Problem[] {
  const all = [...input.entries, ...input.invalid].sort(
    (a, b) => a.file.localeCompare(b.file) || a.index - b.index,
  );
  const site = siteOf([...all, ...unreadable(input)], input.audience.today);
  const context = { ...input, site };
  const of = (kind: KindName) => all.filter((entry) => entry.kind === kind);
  const targets = targetsOf(context);
  const lists = kindNames.filter((kind) => kindOf(kind).place.shape === "list");
  const withOrder = kindNames.filter((kind) => "order" in kindOf(kind).schema.shape);
  return oncePerPlace([
    ...redirectProblems(site),
    ...checkFields(all, context, targets),
    ...checkMarkdown(all, context, targets),
    ...lists.flatMap((kind) => checkUnique("unique", of(kind), ["id"], "the id")),
    ...withOrder.flatMap((kind) => checkUnique("repeated", of(kind), ["order"], "the order")),
    ...checkUnique("repeated", all, ["seo", "title"], "the search title"),
    ...checkUnique("repeated", all, ["seo", "description"], "the search description"),
    ...kindNames.flatMap((kind) => checkNeeded(kind, context)),
    ...fieldTexts(context.entries, site.locale),
    ...placeholderProblems(context.entries),
    ...resourceProblems(context.entries),
    ...addressProblems(site, context.folder.served),
  ]);
}

/** Keeps one message at each place of a file, the first that stops a build if there is one. */
function oncePerPlace(problems: Problem[]): Problem[] {
  const places = new Set<string>();
  const worstFirst = problems.toSorted((a, b) => Number(stops(b)) - Number(stops(a)));
  return worstFirst.filter(({ file, line, column, field }) => {
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
      ? ofFile("file-missing", fileOf(kind, id), `is missing; ${why}`)
      : ofFile("file-missing", fileOf(kind), `has no entry "${id}"; ${why}`);
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
            "reference",
            entry,
            ["resources", index, "link"],
            `"${link}" is not the address of a ${type}; it must start with ${folder}`,
          );
    });
  });
}
