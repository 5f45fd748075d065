/** Gives content the shape that the queries of pages expect: references become nodes, in both directions. */
import { pathFrom } from "../../content/check/context";
import { entriesOf, entryOf, type Entry } from "../../content/read/entry";
import { addressOf, inOrder, nodeFields, type Site } from "../../content/site/site";
import { headingMapAddress } from "../../lib/drawing-addresses";
import { lowerFirst } from "../../lib/text";
import { inverses } from "../../model/inverses";
import { kindNames, kindOf, type KindName } from "../../model/kinds";
import { noteOf } from "../../model/schema-notes";
import type { TokenTable } from "../../model/text-tokens";
import { mapFields } from "../../model/walk-fields";
import { folderOf } from "../pictures";
import type { Fields } from "./gatsby";
import type { SrcOf } from "./pictures";
import { textHtml } from "./text-html";

/** The arguments of a field that count: a preview shows the first page of a list. */
interface Args {
  slug?: { eq?: unknown };
  limit?: number;
}

/** A picture in the shape of gatsby-plugin-image. */
function imageOf(src: string): Fields | null {
  const images = { fallback: { src }, sources: [] };
  const gatsbyImageData = { layout: "constrained", width: 1600, height: 900, images };
  return src === "" ? null : { childImageSharp: { gatsbyImageData } };
}

/** The fields at the top of all queries. A node is a function, so that it is made when a query asks for it. */
export function rootOf(site: Site, tokens: TokenTable, srcOf: SrcOf): Fields {
  const find = (kind: string, id: unknown) =>
    site.entries.find((entry) => entry.kind === kind && entry.id === id);

  /** The nodes of a kind, in the order of its lists. */
  const all = (kind: KindName, { limit }: Args, isOne = (_: Entry) => true) =>
    entriesOf(site.entries, kind).filter(isOne).sort(inOrder(kind)).slice(0, limit).map(nodeOf);

  const nodeOf = (entry: Entry | undefined) => (): Fields | undefined => {
    if (!entry) return undefined;
    const { kind, id, file, body = "" } = entry;
    const { schema, picture: drawn } = kindOf(kind);
    const picture = (name: string) => () =>
      imageOf(srcOf(file === "" ? name : `/${pathFrom(folderOf(file), name)}`));
    const lists = inverses.flatMap(({ from, field, to, name }): [string, unknown][] => {
      const refers = ({ data }: Entry) => [(data as Fields)[field]].flat().includes(id);
      return to === kind ? [[name, (args: Args) => all(from, args, refers)]] : [];
    });
    const fields = nodeFields(entry, site, { picture, nodeOf });
    const linked = mapFields(schema, fields, ({ schema: field, value }) => {
      const note = noteOf(field);
      return note?.role === "reference" ? nodeOf(find(note.kind, value)) : value;
    });
    return {
      __typename: kind,
      ...Object.fromEntries(lists),
      ...(drawn && { [drawn]: () => imageOf(headingMapAddress(addressOf(entry) ?? "/")) }),
      kindLabel: WORDS.kinds[kind] ?? kind,
      ...(linked as Fields),
      // shims/StoredText.tsx expects the HTML here, not the address of its file.
      textFile: () => textHtml(body, tokens, srcOf),
    };
  };

  const siteUrl = entryOf(site.entries, "SiteSettings")?.data.url;
  const root: Fields = { site: { siteMetadata: { siteUrl, production: false } } };
  for (const kind of kindNames) {
    root[lowerFirst(kind)] = ({ slug }: Args) =>
      nodeOf(slug ? find(kind, slug.eq) : entryOf(site.entries, kind));
    root[`all${kind}`] = (args: Args) => ({ nodes: all(kind, args) });
  }
  return root;
}
