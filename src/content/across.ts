/** What can be wrong between files: references, links, pictures, ids given twice, texts used twice. */
import { posix } from "node:path";
import { z } from "zod";
import { noteOf, unwrap, type FieldNote } from "./fields";
import type { ContentFolder } from "./files";
import { filterPages } from "./filter-pages";
import { kindOf, kinds, type KindName } from "./kinds";
import type { Entry } from "./load";
import { allowedValues, didYouMean, fieldName, type Problem } from "./problem";
import type { View } from "./published";
import { routesOf, ruleFor } from "./routes";
import { Unseen } from "./unseen";
import { unwritten } from "./unwritten";

interface Input {
  entries: Entry[];
  /** Entries with problems of their own: their data may have any shape. */
  faulty: Entry[];
  folder: ContentFolder;
  /**
   * The ids of each kind, also of entries with problems: a mistake in an entry is none in what refers to
   * it. A kind whose list cannot be read is not in it, and nothing is said of references to it.
   */
  ids: Map<KindName, string[]>;
  prefix: string;
  view: View;
}

/** What links may lead to. */
interface Addresses {
  routes: Set<string>;
  anchors: Map<string, Set<string>>;
  unseen: Unseen;
}

interface NotedField {
  path: PropertyKey[];
  note: FieldNote;
  value: string;
}

/** Every string of an entry that refers to something. */
function notedFields(
  schema: z.core.$ZodType,
  data: unknown,
  path: PropertyKey[] = [],
): NotedField[] {
  if (data === undefined || data === null) return [];
  const { inner } = unwrap(schema);
  const note = noteOf(schema);
  if (note && typeof data === "string") return [{ path, note, value: data }];
  if (inner instanceof z.ZodObject)
    return Object.entries(inner.shape).flatMap(([name, field]) =>
      notedFields(field as z.core.$ZodType, (data as Record<string, unknown>)[name], [
        ...path,
        name,
      ]),
    );
  if (inner instanceof z.ZodArray && Array.isArray(data))
    return data.flatMap((item, index) => notedFields(inner.element, item, [...path, index]));
  return [];
}

const problemAt = (entry: Entry, path: PropertyKey[], message: string): Problem => ({
  file: entry.file,
  ...entry.locate(path),
  field: fieldName(kindOf(entry.kind).place.shape === "list" ? [entry.index, ...path] : path),
  message,
});

function linkProblem(to: string, from: Entry, { routes, anchors, unseen }: Addresses) {
  const [route = "", anchor] = to.split("#");
  const hidden = unseen.from(from);
  const why = hidden.get(to) ?? hidden.get(route);
  if (why)
    return `"${to}" leads to a page that ${why}; publish it first, or take the link out until then`;
  if (!routes.has(route))
    return `"${to}" leads to no page${didYouMean(route, [...routes])}; see the addresses in content/sitemap.yml`;
  const known = anchor === undefined ? undefined : anchors.get(route);
  if (known && anchor !== undefined && !known.has(anchor))
    return `"${to}" leads to no heading of that page${didYouMean(anchor, [...known])}`;
  return undefined;
}

function checkFields(input: Input, addresses: Addresses): Problem[] {
  const { entries, folder, prefix } = input;
  return entries.flatMap((entry) =>
    notedFields(kindOf(entry.kind).schema, entry.data).flatMap(({ path, note, value }) => {
      if (note.role === "reference") {
        const ids = input.ids.get(note.kind as KindName);
        if (!ids) return [];
        if (ids.includes(value)) {
          const why = addresses.unseen.needed(entry, path, note.kind, value);
          return why ? problemAt(entry, path, why) : [];
        }
        const others = ids.length > 0 ? `allowed: ${allowedValues(ids)}` : "there is none yet";
        const message = `"${value}" is no ${note.kind}${didYouMean(value, ids)}; ${others}`;
        return problemAt(entry, path, message);
      }
      if (note.role === "image") {
        const place = kindOf(entry.kind).place;
        const beside =
          place.shape === "single"
            ? "pages"
            : entry.file.slice(prefix.length + 1).replace(/\/[^/]*$/, "");
        const wanted = posix.normalize(`${beside}/${value}`);
        if (folder.names.has(wanted)) return [];
        const near = [...folder.names]
          .filter((name) => name.startsWith(`${beside}/`) && /\.(jpg|jpeg|png)$/.test(name))
          .map((name) => name.slice(beside.length + 1));
        return problemAt(
          entry,
          path,
          `the picture ${prefix}/${wanted} is missing${didYouMean(value, near)}`,
        );
      }
      if (note.role !== "link") return [];
      const message = linkProblem(value, entry, addresses);
      return message ? problemAt(entry, path, message) : [];
    }),
  );
}

function checkMarkdown(input: Input, addresses: Addresses): Problem[] {
  return input.entries.flatMap((entry) => {
    const { markdown } = entry;
    if (!markdown) return [];
    const own = new Set(markdown.headings.map((heading) => heading.id));
    const folder = entry.file.slice(input.prefix.length + 1).replace(/\/[^/]*$/, "");
    const at = (line: number, column: number, field: string, message: string): Problem => ({
      file: entry.file,
      line: line + entry.bodyLine,
      column,
      field,
      message,
    });
    const links = markdown.links.flatMap(({ line, column, to }) => {
      if (/^(https?:|mailto:)/.test(to)) return [];
      if (to.startsWith("#"))
        return own.has(to.slice(1))
          ? []
          : at(
              line,
              column,
              "link",
              `"${to}" leads to no heading of this text${didYouMean(to.slice(1), [...own])}`,
            );
      if (!/^\/([a-z0-9-]+\/)*(#.*)?$/.test(to))
        return at(
          line,
          column,
          "link",
          `"${to}" must be a full web address, or one on this site that starts and ends with a slash`,
        );
      const message = linkProblem(to, entry, addresses);
      return message ? at(line, column, "link", message) : [];
    });
    const images = markdown.images.flatMap(({ line, column, file, alt }) => {
      const name = `${folder}/${file.replace(/^\.\//, "")}`;
      const missing = input.folder.names.has(name)
        ? []
        : [at(line, column, "picture", `the picture ${input.prefix}/${name} is missing`)];
      return alt.trim()
        ? missing
        : [
            ...missing,
            at(line, column, "picture", "has no text; say in the brackets what it shows"),
          ];
    });
    return [...links, ...images];
  });
}

/** Reports a value that two entries share where each must be its own; both places are named. */
function checkUnique(entries: Entry[], path: PropertyKey[], what: string): Problem[] {
  const first = new Map<string, Entry>();
  return entries.flatMap((entry) => {
    const value = path.reduce<unknown>(
      (data, part) => (data as Record<PropertyKey, unknown> | undefined)?.[part],
      entry.data,
    );
    if (typeof value !== "string" && typeof value !== "number") return [];
    const other = first.get(String(value));
    if (!other) {
      first.set(String(value), entry);
      return [];
    }
    const { line } = other.locate(path);
    return problemAt(entry, path, `${what} "${value}" is taken by ${other.file}:${line}`);
  });
}

function checkPages({ ids, prefix }: Input, routes: Set<string>): Problem[] {
  const rules = (ids.get("SitemapRule") ?? []).map((id) => ({ id }));
  if (rules.length === 0) return [];
  return [...routes]
    .filter((route) => !ruleFor(route, rules))
    .map((route) => ({
      file: `${prefix}/sitemap.yml`,
      line: 1,
      column: 1,
      field: "",
      message: `has no rule for ${route}; add one with its address, or one with a star for all below`,
    }));
}

function resourceProblems(entries: Entry[]): Problem[] {
  return entries.flatMap((entry) => {
    if (entry.kind !== "ResourceGroup") return [];
    const { resources } = (entry as Entry<"ResourceGroup">).data;
    return resources.flatMap(({ type, link }, index) => {
      const folder = `/${type.toLowerCase()}s/`;
      return link.startsWith(folder)
        ? []
        : problemAt(
            entry,
            ["resources", index, "link"],
            `"${link}" is no ${type}; it must begin with ${folder}`,
          );
    });
  });
}

/**
 * Checks what no file can be checked for alone.
 * @returns problems of references, links, pictures, the sitemap, and of values that must be unique
 */
export function checkAcross(given: Input): Problem[] {
  const { ids } = given;
  const entries = [...given.entries, ...given.faulty].sort(
    (a, b) => a.file.localeCompare(b.file) || a.index - b.index,
  );
  const input = { ...given, entries };
  const routes = routesOf([...ids].flatMap(([kind, own]) => own.map((id) => ({ kind, id }))));
  for (const { path } of filterPages(given.entries)) routes.add(path);
  const anchors = new Map<string, Set<string>>();
  for (const entry of entries) {
    const href = kindOf(entry.kind).href?.(entry.id);
    if (entry.markdown && href)
      anchors.set(href, new Set(entry.markdown.headings.map((heading) => heading.id)));
  }
  anchors.set("/case-studies/", new Set(ids.get("CaseStudy")));
  const addresses = { routes, anchors, unseen: new Unseen(given.entries, given.view) };
  const lists = (Object.keys(kinds) as KindName[]).filter(
    (kind) => kindOf(kind).place.shape === "list",
  );
  const withOrder = (Object.keys(kinds) as KindName[]).filter(
    (kind) => "order" in kindOf(kind).schema.shape,
  );
  return [
    ...checkFields(input, addresses),
    ...checkMarkdown(input, addresses),
    ...lists.flatMap((kind) =>
      checkUnique(
        entries.filter((entry) => entry.kind === kind),
        ["id"],
        "the id",
      ),
    ),
    ...withOrder.flatMap((kind) =>
      checkUnique(
        entries.filter((entry) => entry.kind === kind),
        ["order"],
        "the place",
      ),
    ),
    ...checkUnique(entries, ["seo", "title"], "the search title"),
    ...checkUnique(entries, ["seo", "description"], "the search description"),
    ...checkPages(input, routes),
    ...unwritten(given.entries, given.folder.files, given.prefix),
    ...resourceProblems(given.entries),
  ];
}
