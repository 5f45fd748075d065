/** Gives content the shape that the queries of pages expect: references become nodes, in both directions. */
import { z } from "zod";
import { entriesOf, entryOf, type Entry } from "../../content/read/entry";
import { inOrder, nodeFields, type Site } from "../../content/site/site";
import { enumName } from "../../lib/enum-names";
import { lowerFirst } from "../../lib/text";
import { inverses } from "../../model/inverses";
import { noteOf, unwrap } from "../../model/schema-notes";
import { kindNames, kindOf, type KindName } from "../../model/kinds";
import { mapFields } from "../../model/walk-fields";
import { completed } from "./completed";

type Node = Record<string, unknown>;

interface Span {
  skip?: number;
  limit?: number;
}

/** The values of nodes that content does not have. */
export interface ComputedValues {
  /** The address of a picture of an entry; without a name, that of one in its place. */
  picture: (entry: Entry, name: string | undefined) => string;
  html: (entry: Entry) => string;
}

/** A picture in the shape of gatsby-plugin-image. */
const imageOf = (src: string) =>
  src === ""
    ? null
    : {
        childImageSharp: {
          gatsbyImageData: {
            layout: "constrained",
            width: 1600,
            height: 900,
            images: { fallback: { src }, sources: [] },
          },
        },
      };

/** The root of all queries. A value that leads on is a function, so that it is made when a query asks for it. */
export function rootOf(site: Site, computed: ComputedValues): Record<string, unknown> {
  const find = (kind: string, id: unknown) =>
    site.entries.find((entry) => entry.kind === kind && entry.id === id);

  /** The nodes of a kind, in the order of its lists. */
  const all = (kind: KindName, { skip = 0, limit = Infinity }: Span, isOne = (_: Entry) => true) =>
    entriesOf(site.entries, kind)
      .filter(isOne)
      .sort(inOrder(kind))
      .slice(skip, skip + limit)
      .map((entry) => nodeOf(entry));

  const linked = ({ kind, data }: Entry, toPicture: (name: string) => unknown) =>
    mapFields(kindOf(kind).schema, data, ({ schema, inner, value }) => {
      const note = noteOf(inner instanceof z.ZodArray ? inner.element : schema);
      // References to missing entries are left out of a list.
      if (note?.role === "reference" && Array.isArray(value))
        return value.filter((id) => find(note.kind, id));
      if (typeof value !== "string") return value;
      if (note?.role === "image") return toPicture(value);
      if (note?.role !== "reference") return inner instanceof z.ZodEnum ? enumName(value) : value;
      const target = find(note.kind, value);
      if (target) return nodeOf(target);
      return unwrap(schema).optional ? null : nodeOf(unchosen(note.kind as KindName));
    }) as Node;

  /** An empty entry, in place of a required one that is not chosen yet. */
  const unchosen = (kind: KindName): Entry => {
    const data = completed(kindOf(kind).schema, {});
    return { kind, id: "", index: 0, data } as Entry;
  };

  function fieldsOf(entry: Entry): Node {
    const { kind, id } = entry;
    const toPicture = (name?: string) => () => imageOf(computed.picture(entry, name));
    const { picture } = kindOf(kind);
    const lists = inverses.flatMap(({ from, field, to, name }): [string, unknown][] => {
      const refers = ({ data }: Entry) => [(data as Node)[field]].flat().includes(id);
      return to === kind ? [[name, (span: Span) => all(from, span, refers)]] : [];
    });
    return {
      ...Object.fromEntries(lists),
      ...(picture && { [picture]: toPicture() }),
      kindLabel: WORDS.kinds[kind] ?? kind,
      ...nodeFields(entry, site, linked(entry, toPicture), nodeOf),
      // shims/StoredText.tsx expects the HTML here, not the address of its file.
      textFile: () => computed.html(entry),
    };
  }

  const nodes = new Map<Entry, Node>();
  const nodeOf = (entry: Entry) => () => {
    const node = nodes.get(entry) ?? fieldsOf(entry);
    nodes.set(entry, node);
    return node;
  };

  const fields = kindNames.flatMap((kind): [string, unknown][] => [
    [
      lowerFirst(kind),
      ({ slug }: { slug?: { eq?: unknown } }) => {
        const entry = slug ? find(kind, slug.eq) : entryOf(site.entries, kind);
        return entry && nodeOf(entry);
      },
    ],
    [`all${kind}`, (span: Span) => ({ nodes: all(kind, span) })],
  ]);
  const siteUrl = entryOf(site.entries, "SiteSettings")?.data.url;
  return {
    ...Object.fromEntries(fields),
    site: { siteMetadata: { siteUrl, production: false } },
  };
}
