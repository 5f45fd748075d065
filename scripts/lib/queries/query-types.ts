/** Makes the TypeScript types of the queries, `src/gatsby-types.d.ts`, with Gatsby's generator but without a build. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeTypeScriptTypes } from "gatsby/dist/utils/graphql-typegen/ts-codegen";
import { Kind, type DefinitionNode, type GraphQLSchema } from "graphql";

export const typesPath = "src/gatsby-types.d.ts";

type Definitions = Parameters<typeof writeTypeScriptTypes>[2];

/** The part of a definition that Gatsby's generator reads. */
const gatsbyDefinition = (def: DefinitionNode, index: number) => ({
  def,
  name: "name" in def ? (def.name?.value ?? "") : "",
  filePath: def.loc?.source.name ?? "",
  isFragment: def.kind === Kind.FRAGMENT_DEFINITION,
  isStaticQuery: false,
  hash: index,
});

/**
 * Makes the types.
 * @param schema the schema of the site
 * @param definitions the named queries and the fragments of the site and of plugins
 * @returns the text of `src/gatsby-types.d.ts`
 */
export async function queryTypes(
  schema: GraphQLSchema,
  definitions: readonly DefinitionNode[],
): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), "query-types-"));
  try {
    const named = definitions.map(gatsbyDefinition).filter(({ name }) => name !== "");
    const byName = new Map(named.map((each) => [each.name, each])) as unknown as Definitions;
    await writeTypeScriptTypes(folder, schema, byName, {
      generateOnBuild: true,
      typesOutputPath: "types.d.ts",
      documentSearchPaths: [],
    });
    return readFileSync(path.join(folder, "types.d.ts"), "utf8");
  } finally {
    rmSync(folder, { recursive: true });
  }
}
