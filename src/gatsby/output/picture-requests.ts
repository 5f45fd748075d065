/** Reads from the queries in the code in which sizes pages show the picture of each kind of content. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse, print, visit, type ASTNode, type FieldNode } from "gatsby/graphql";

/** The arguments of `gatsbyImageData`, as a query writes them, by the kind and the field of a picture. */
export type PictureRequests = Map<string, Set<string>>;

/** How requests name a picture. */
export const requestKey = (kind: string, field: string): string => `${kind}.${field}`;

/**
 * The GraphQL documents of a piece of code. `npm run queries` reads them with TypeScript, which a production install
 * does not have; a document that this pattern overlooks only has its pictures encoded later.
 */
const documentsIn = (code: string): string[] =>
  [...code.matchAll(/\bgraphql`([^`]*)`/g)].map(([, text = ""]) => text);

/** The kind that a root field of a query names: `blogPost` and `allBlogPost` are BlogPost. */
const kindOfRoot = (name: string): string => {
  const bare = name.replace(/^all(?=[A-Z])/, "");
  return `${bare[0]?.toUpperCase() ?? ""}${bare.slice(1)}`;
};

/** The kind whose field is reached by a chain of fields, from the outermost. */
function ownerOf(ancestors: readonly ASTNode[], fields: readonly FieldNode[]): string | undefined {
  const outer = fields.slice(0, -2).filter(({ name }) => !/^(nodes|edges|node)$/.test(name.value));
  const root = ancestors.find(({ kind }) => /Definition$/.test(kind));
  if (root?.kind === "FragmentDefinition" && outer.length === 0)
    return root.typeCondition.name.value;
  const [only] = outer;
  return root?.kind === "OperationDefinition" && only && outer.length === 1
    ? kindOfRoot(only.name.value)
    : undefined;
}

/**
 * Finds what pieces of code ask of pictures. A picture that is reached through another entry is left out: a page of
 * that entry's own kind asks for it too, or Gatsby encodes it later.
 * @param codes texts of TypeScript files
 */
function pictureRequests(codes: readonly string[]): PictureRequests {
  const requests: PictureRequests = new Map();
  for (const document of codes.flatMap(documentsIn))
    visit(parse(document), {
      Field(node, _key, _parent, _path, ancestors) {
        if (node.name.value !== "gatsbyImageData") return;
        // Lists of nodes stand between the nodes themselves.
        const above = ancestors.filter((each): each is ASTNode => !Array.isArray(each));
        const fields = above.filter((each): each is FieldNode => each.kind === "Field");
        const kind = ownerOf(above, fields);
        const picture = fields.at(-2)?.name.value;
        if (!kind || !picture) return;
        const key = requestKey(kind, picture);
        const wanted = (node.arguments ?? []).map((argument) => print(argument)).join(", ");
        requests.set(key, (requests.get(key) ?? new Set()).add(wanted));
      },
    });
  return requests;
}

/** What the pages and the feed of the site ask of pictures. */
export function sitePictureRequests(feed: string, folder = path.resolve("src")): PictureRequests {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const codes = files
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => readFileSync(path.join(folder, file), "utf8"));
  return pictureRequests([...codes, `graphql\`${feed}\``]);
}
