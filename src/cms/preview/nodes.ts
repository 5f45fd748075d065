/** Gives content the shape that the queries of pages expect: references become nodes, in both directions. */
import { z } from "zod";
import type { Entry } from "../../content/read/entry";
import { addressOf, type Site } from "../../content/site/site";
import { enumName } from "../../lib/enum-names";
import { lowerFirst } from "../../lib/text";
import { inverses } from "../../model/inverses";
import { noteOf, unwrap } from "../../model/schema-notes";
import { wordOfKind } from "../../model/default-words";
import { kindNames, kindOf, type KindName } from "../../model/kinds";
import { mapFields } from "../../model/walk-fields";
import { completed } from "./completed";

export type Node = Record<string, unknown>;

/** The values of nodes that content does not have. */
export interface ComputedValues {
  /** The address of a picture of an entry; without a name, that of the drawn cover. */
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

/** The nodes of all entries. Each field of a node is made when a query asks for it. */
export class Nodes {
  private readonly nodes = new Map<Entry, Node>();
  private readonly entries: readonly Entry[];

  constructor(
    private readonly site: Site,
    private readonly computed: ComputedValues,
  ) {
    this.entries = site.entries;
  }

  /** All entries of a kind, in the order of its lists. */
  all(kind: KindName): Node[] {
    const { newestFirst } = kindOf(kind);
    const nodes = this.entries
      .filter((entry) => entry.kind === kind)
      .map((entry) => this.nodeOf(entry));
    const by = newestFirst ?? "order";
    const before = (a: Node, b: Node) => (a[by] as string) < (b[by] as string);
    nodes.sort((a, b) => Number(before(b, a)) - Number(before(a, b)));
    return newestFirst ? nodes.reverse() : nodes;
  }

  private find(kind: string, id: unknown): Entry | undefined {
    return this.entries.find((entry) => entry.kind === kind && entry.id === id);
  }

  /** An empty entry, in place of a required one that is not chosen yet. */
  private unchosen(kind: KindName): Entry {
    const data = completed(kindOf(kind).schema, {});
    return { kind, id: "", index: 0, data } as Entry;
  }

  nodeOf(entry: Entry): Node {
    const known = this.nodes.get(entry);
    if (known) return known;
    const node: Node = {};
    this.nodes.set(entry, node);
    const lazily = (name: string, value: () => unknown) =>
      Object.defineProperty(node, name, { get: value, enumerable: true, configurable: true });
    const { schema, picture } = kindOf(entry.kind);
    const data = entry.data as Record<string, unknown>;
    lazily("order", () => entry.index + 1);
    lazily("slug", () => entry.id);
    lazily("href", () => this.site.pageOf(entry)?.address ?? addressOf(entry));
    lazily("headings", () => entry.markdown?.headings ?? []);
    // stand-ins/StoredText.tsx expects the HTML here, not the address of its file.
    lazily("textFile", () => this.computed.html(entry));
    lazily("kindLabel", () => wordOfKind(WORDS, entry.kind));
    const reading = () => this.site.related(entry);
    lazily("related", () => reading()?.related.map((other) => this.nodeOf(other)) ?? []);
    lazily("next", () => {
      const next = reading()?.next;
      return next ? this.nodeOf(next) : null;
    });
    for (const { from, field, to, name } of inverses)
      if (to === entry.kind)
        lazily(name, () => this.all(from).filter((other) => [other[field]].flat().includes(node)));
    // The entry's own fields replace the fields above.
    for (const [name, field] of Object.entries(schema.shape))
      if (name !== "id") lazily(name, () => this.value(entry, field, data[name]));
    if (picture && data[picture] === undefined)
      lazily(picture, () => imageOf(this.computed.picture(entry, undefined)));
    return node;
  }

  private value(entry: Entry, schema: z.core.$ZodType, data: unknown): unknown {
    return mapFields(schema, data, ({ schema: field, inner, value }) => {
      if (inner instanceof z.ZodArray && Array.isArray(value)) {
        const note = noteOf(inner.element);
        // References to missing entries are left out of a list.
        if (note?.role === "reference") return value.filter((id) => this.find(note.kind, id));
        return value as unknown;
      }
      if (typeof value !== "string") return value;
      const note = noteOf(field);
      if (note?.role === "image") return imageOf(this.computed.picture(entry, value));
      if (note?.role === "reference") {
        const unchosen = unwrap(field).optional ? undefined : this.unchosen(note.kind as KindName);
        const target = this.find(note.kind, value) ?? unchosen;
        return target ? this.nodeOf(target) : null;
      }
      return inner instanceof z.ZodEnum ? enumName(value) : value;
    });
  }

  /** The root of all queries: for each kind, a field for one entry and a field for all. */
  root(): Record<string, unknown> {
    const fields = kindNames.flatMap((kind): [string, unknown][] => [
      [
        lowerFirst(kind),
        ({ slug }: { slug?: { eq?: unknown } }) => {
          const entry = slug
            ? this.find(kind, slug.eq)
            : this.entries.find((each) => each.kind === kind);
          return entry ? this.nodeOf(entry) : null;
        },
      ],
      [
        `all${kind}`,
        ({ skip = 0, limit }: { skip?: number; limit?: number }) => ({
          nodes: this.all(kind).slice(skip, limit === undefined ? undefined : skip + limit),
        }),
      ],
    ]);
    const settings = this.entries.find(({ kind }) => kind === "SiteSettings")?.data;
    const siteUrl = (settings as { url?: string } | undefined)?.url;
    return {
      ...Object.fromEntries(fields),
      site: { siteMetadata: { siteUrl, production: false } },
    };
  }
}
