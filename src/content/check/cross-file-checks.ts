/** Checks files against each other: references, links, pictures, duplicate ids, duplicate texts. */
import type { Locale } from "../../lib/locale";
import { checkFields } from "./references";
import type { CheckContext, ReadContent } from "./context";
import { isDraft } from "../publish/draft-problems";
import { addressOf, siteOf, withoutPartsOff, type Site } from "../site/site";
import { unpublished } from "./unpublished";
import { checkMarkdown } from "./markdown-links";
import { sumFaults } from "../figures/sums";
import { addressProblems, redirectProblems } from "./redirects";
import { entriesOf, fieldsOf, problemAt, type Entry } from "../read/entry";
import { fileOf, kindNames, kindOf, type KindName } from "../../model/kinds";
import { ofFile, type Problem } from "../../model/problem";
import { stops, type RuleId } from "../../model/rules";
import { placeholderProblems } from "./placeholder-text";
import { isFileToLink } from "../read/content-files";
import { withoutPercentCodes } from "../../lib/text";
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
function checkUnique(rule: RuleId, all: Entry[], path: PropertyKey[], label: string): Problem[] {
  const first = new Map<unknown, Entry>();
  return all.flatMap((entry) => {
    const value = valueAt(entry.data, path);
    if (typeof value !== "string" && typeof value !== "number") return [];
    const other = first.get(value);
    if (!other) first.set(value, entry);
    if (!other) return [];
    const { line } = other.locate(path);
    const message = `${label} "${value}" is already used in ${other.file}:${line}`;
    return problemAt(rule, entry, path, message);
  });
}

/** What checks between files read. */
function contextOf(content: ReadContent, all: readonly Entry[]): CheckContext {
  const { entries, invalid, ids, audience } = content;
  const read = new Set(all.map(({ kind, id }) => `${kind} ${id}`));
  // The addresses of entries whose files cannot be read are known by their names.
  const unreadable = [...ids].flatMap(([kind, own]) =>
    own.flatMap((id): Entry[] => {
      const entry = { kind, id, file: fileOf(kind, id), data: {} };
      return read.has(`${kind} ${id}`) ? [] : [entry as unknown as Entry];
    }),
  );
  const site = siteOf([...all, ...unreadable], audience.today);
  const anchors = new Map<string, Set<string>>();
  for (const { address, entry } of site.pages)
    if (entry?.markdown) anchors.set(address, new Set(entry.markdown.headings.map(({ id }) => id)));
  for (const kind of kindNames) {
    const { list, anchors: onList } = kindOf(kind);
    if (list && onList) anchors.set(list, new Set(ids.get(kind)));
  }
  const known = withoutPartsOff([...entries, ...invalid.filter(isDraft)]);
  return { ...content, site, anchors, hiddenFrom: unpublished(known, audience) };
}

export function checkAcrossFiles(content: ReadContent): Problem[] {
  const all = [...content.entries, ...content.invalid].sort(
    (a, b) => a.file.localeCompare(b.file) || a.index - b.index,
  );
  const context = contextOf(content, all);
  const { entries, folder, site } = context;
  const of = (kind: KindName) => entriesOf(all, kind);
  const lists = kindNames.filter((kind) => kindOf(kind).place.shape === "list");
  const withOrder = kindNames.filter((kind) => "order" in kindOf(kind).schema.shape);
  return oncePerPlace([
    ...redirectProblems(site),
    ...checkFields(all, context),
    ...checkMarkdown(all, context),
    ...lists.flatMap((kind) => checkUnique("unique", of(kind), ["id"], "the id")),
    ...withOrder.flatMap((kind) => checkUnique("repeated", of(kind), ["order"], "the order")),
    ...checkUnique("repeated", all, ["seo", "title"], "the search title"),
    ...checkUnique("repeated", all, ["seo", "description"], "the search description"),
    ...kindNames.flatMap((kind) => checkNeeded(kind, context)),
    ...fieldTexts(entries, site.locale),
    ...placeholderProblems(entries),
    ...resourceProblems(entries),
    ...of("OwnPage").flatMap((page) => partFault(page, site)),
    ...addressProblems(site, folder),
    ...unlinkedFiles(content),
  ]);
}

/** Reports files beside entries that no link, film or field names: visitors can read them all the same. */
function unlinkedFiles({ entries, invalid, folder }: ReadContent): Problem[] {
  const files = [...folder.names].filter((name) => isFileToLink(name) && name.includes("/"));
  if (files.length === 0) return [];
  const named = [...entries, ...invalid].flatMap((entry) => [
    ...(entry.markdown?.links ?? []).map(({ to }) => to),
    ...(entry.markdown?.images ?? []).map(({ file }) => file),
    ...fieldsOf(entry).map(({ value }) => String(value)),
  ]);
  const names = new Set(named.map((to) => withoutPercentCodes(to).normalize().split("/").at(-1)));
  const message = "is public, and no text links to it; write a link to it, or move it elsewhere";
  return files.flatMap((file) =>
    names.has(file.split("/").at(-1)) ? [] : ofFile("file-unlinked", `content/${file}`, message),
  );
}

/** Reports a page of the owner at an address of a part that is off. */
function partFault({ kind, id, file }: Entry, { faultOf }: Site): Problem[] {
  const address = addressOf({ kind, id }) ?? "";
  const message = `is not on the site: its address ${address} ${faultOf(address)}; give this file another name`;
  return faultOf(address) ? [ofFile("file-name", file, message)] : [];
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
    const message = place.shape === "files" ? "is missing" : `has no entry "${id}"`;
    return ofFile("file-missing", fileOf(kind, id), `${message}; ${why}`);
  });
}

/** Reports resources whose link does not lead to a page of their type. */
const resourceProblems = (entries: Entry[]): Problem[] =>
  entriesOf(entries, "ResourceGroup").flatMap((entry) =>
    entry.data.resources.flatMap(({ type, link }, index) => {
      const folder = kindOf(type as KindName).pages?.under ?? "/";
      const message = `"${link}" is not the address of a ${type}; it must start with ${folder}`;
      return link.startsWith(folder)
        ? []
        : problemAt("reference", entry as Entry, ["resources", index, "link"], message);
    }),
  );
