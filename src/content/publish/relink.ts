/**
 * Writes links as visitors should get them: with the current address of a page that has moved, and not at all if they
 * lead to a part of the site that is off.
 */
import { z } from "zod";
import { isRecord } from "../../lib/is-record";
import { aliasesOf, routesOf } from "../../model/addresses";
import { kindOf } from "../../model/kinds";
import { noteOf } from "../../model/schema-notes";
import { fieldsIn, mapFields } from "../../model/walk-fields";
import type { Entry } from "../read/entry";
import { nodesIn, parseMarkdown } from "../read/parse-markdown";
import type { PartsOff } from "./parts";

/** The address that a link gets; empty if it leads to a part that is off. */
type Resolve = (to: string) => string;

const linksIn = (schema: z.core.$ZodType, value: unknown): string[] =>
  fieldsIn(schema, value).flatMap((field) =>
    noteOf(field.schema)?.role === "link" ? String(field.value) : [],
  );

/** Leaves out the items of lists whose links all lead nowhere; another such link gets an empty address. */
const relinkData = (entry: Entry, resolve: Resolve): Entry["data"] =>
  mapFields(kindOf(entry.kind).schema, entry.data, ({ schema, inner, value }) => {
    if (inner instanceof z.ZodArray && Array.isArray(value))
      return value.filter((item) => {
        const links = isRecord(item) ? linksIn(inner.element, item) : [];
        return links.length === 0 || links.some(resolve);
      });
    return noteOf(schema)?.role === "link" ? resolve(String(value)) : value;
  }) as Entry["data"];

/** Changes the addresses of links in a Markdown text; of a link that leads nowhere, the words stay. */
function relinkText(body: string, resolve: Resolve): string {
  const nodes = nodesIn(parseMarkdown(body));
  const removed = new Set(
    nodes.flatMap((node) =>
      node.type === "definition" && resolve(node.url) === "" ? node.identifier : [],
    ),
  );
  const edits = nodes.flatMap((node): { start: number; end: number; text: string }[] => {
    const start = node.position?.start.offset ?? 0;
    const end = node.position?.end.offset ?? 0;
    const edit = (text: string) => [{ start, end, text }];
    const isLink = node.type === "link" || node.type === "linkReference";
    const words = isLink
      ? body.slice(
          node.children[0]?.position?.start.offset,
          node.children.at(-1)?.position?.end.offset,
        )
      : "";
    if (node.type === "linkReference") return removed.has(node.identifier) ? edit(words) : [];
    if (node.type !== "link" && node.type !== "definition") return [];
    const to = resolve(node.url);
    if (to === node.url) return [];
    if (to === "") return node.type === "link" ? edit(words) : [];
    const source = body.slice(start, end);
    const at = source.lastIndexOf(node.url);
    return edit(source.slice(0, at) + to + source.slice(at + node.url.length));
  });
  return edits.reduceRight(
    (text, { start, end, text: instead }) => text.slice(0, start) + instead + text.slice(end),
    body,
  );
}

/** @param entries the entries on the site */
export function relink(entries: Entry[], off: PartsOff): Entry[] {
  const routes = routesOf(entries);
  const moved = [...aliasesOf(entries)].filter(([alias]) => !routes.has(alias));
  const current = new Map(moved);
  const resolve: Resolve = (to) => {
    const [address = "", ...anchor] = to.split(/(?=#)/);
    return off.covers(to) ? "" : (current.get(address) ?? address) + anchor.join("");
  };
  if (moved.length === 0 && off.kinds.size === 0) return entries;
  const isChanged = (to: string) => resolve(to) !== to;
  return entries.flatMap((entry) => {
    const { schema, place } = kindOf(entry.kind);
    const fields = linksIn(schema, entry.data);
    const inText = entry.markdown?.links.some(({ to }) => isChanged(to)) ?? false;
    if (!inText && !fields.some(isChanged)) return entry;
    const data = relinkData(entry, resolve);
    // A list entry that consists of links, such as a group of resources, goes with the last of them.
    if (place.shape === "list" && fields.length > 0 && linksIn(schema, data).length === 0)
      return [];
    return { ...entry, data, ...(inText && { body: relinkText(entry.body ?? "", resolve) }) };
  });
}
