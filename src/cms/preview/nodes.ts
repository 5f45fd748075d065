/** Gives content the shape that the queries of pages expect: references become nodes, in both directions. */
import { entriesOf, entryOf, type Entry } from "../../content/read/entry";
import { inOrder, nodeFields, type Site } from "../../content/site/site";
import { lowerFirst } from "../../lib/text";
import { inverses } from "../../model/inverses";
import { kindNames, kindOf, type KindName } from "../../model/kinds";
import { noteOf } from "../../model/schema-notes";
import { mapFields } from "../../model/walk-fields";
import type { Fields } from "./gatsby";

interface Span {
  skip?: number;
  limit?: number;
}

/** The values of nodes that content does not have. */
export interface ComputedValues {
  /** The address of a picture of an entry; without a name, that of one in its place. */
  picture: (entry: Entry, name?: string) => string;
  html: (entry: Entry) => string;
}

/** A picture in the shape of gatsby-plugin-image. */
function imageOf(src: string): Fields | null {
  const images = { fallback: { src }, sources: [] };
  const gatsbyImageData = { layout: "constrained", width: 1600, height: 900, images };
  return src === "" ? null : { childImageSharp: { gatsbyImageData } };
}

/** The fields at the top of all queries. A node is a function, so that it is made when a query asks for it. */
export function rootOf(site: Site, computed: ComputedValues): Fields {
  const find = (kind: string, id: unknown) =>
    site.entries.find((entry) => entry.kind === kind && entry.id === id);

  /** The nodes of a kind, in the order of its lists. */
  const all = (kind: KindName, { skip = 0, limit = Infinity }: Span, isOne = (_: Entry) => true) =>
    entriesOf(site.entries, kind)
      .filter(isOne)
      .sort(inOrder(kind))
      .slice(skip, skip + limit)
      .map(nodeOf);

  /** Puts nodes in the place of references. */
  const linked = (kind: KindName, fields: Fields) =>
    mapFields(kindOf(kind).schema, fields, ({ schema, value }) => {
      const note = noteOf(schema);
      const target = note?.role === "reference" ? find(note.kind, value) : undefined;
      return note?.role === "reference" ? target && nodeOf(target) : value;
    }) as Fields;

  const nodeOf = (entry: Entry) => (): Fields => {
    const { kind, id } = entry;
    const pictureOf = (name?: string) => () => imageOf(computed.picture(entry, name));
    const { picture } = kindOf(kind);
    const lists = inverses.flatMap(({ from, field, to, name }): [string, unknown][] => {
      const refers = ({ data }: Entry) => [(data as Fields)[field]].flat().includes(id);
      return to === kind ? [[name, (span: Span) => all(from, span, refers)]] : [];
    });
    return {
      __typename: kind,
      ...Object.fromEntries(lists),
      ...(picture && { [picture]: pictureOf() }),
      kindLabel: WORDS.kinds[kind] ?? kind,
      ...linked(kind, nodeFields(entry, site, { picture: pictureOf, nodeOf })),
      // shims/StoredText.tsx expects the HTML here, not the address of its file.
      textFile: () => computed.html(entry),
    };
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
