/** Finds the GraphQL documents in the code: the text between the backquotes of graphql`…`. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "@babel/parser";
import { traverseFast } from "@babel/types";
import { GraphQLError, parse as parseGraphql, Source, type DefinitionNode } from "graphql";
import { filesBelow } from "../../../src/content/disk/files-below";

export interface Documents {
  definitions: DefinitionNode[];
  /** The syntax errors, at most one for each file. */
  errors: GraphQLError[];
}

/** Compiled code writes the tag as `0, gatsby.graphql`. */
const isGraphql = (tag: string) => /(^|\.)graphql$/.test(tag);

/** The documents of a file, each with the place where its text begins. */
function sourcesIn(file: string, code: string): Source[] {
  const sources: Source[] = [];
  traverseFast(parse(code, { sourceType: "module", plugins: ["typescript", "jsx"] }), (node) => {
    if (node.type !== "TaggedTemplateExpression") return;
    const [text] = node.quasi.quasis;
    if (!text?.tail || !isGraphql(code.slice(node.tag.start ?? 0, node.tag.end ?? 0))) return;
    const { line = 1, column = 0 } = text.loc?.start ?? {};
    sources.push(new Source(text.value.cooked ?? "", file, { line, column: column + 1 }));
  });
  return sources;
}

/**
 * Reads the documents of files.
 * @param files paths of TypeScript or JavaScript files, and of `.graphql` files
 */
export function readDocuments(files: readonly string[], read = readFileSync): Documents {
  const definitions: DefinitionNode[] = [];
  const errors: GraphQLError[] = [];
  for (const file of files) {
    const text = read(file, "utf8");
    const whole = new Source(text, file);
    try {
      for (const source of file.endsWith(".graphql") ? [whole] : sourcesIn(file, text))
        definitions.push(...parseGraphql(source).definitions);
    } catch (error) {
      if (error instanceof GraphQLError) errors.push(error);
      else if (error instanceof SyntaxError)
        errors.push(new GraphQLError(error.message, { source: whole, positions: [0] }));
      else throw error;
    }
  }
  return { definitions, errors };
}

const filesIn = (folder: string): string[] =>
  filesBelow(folder).map((file) => path.join(folder, file));

/** The files of the project that may contain documents. */
export const queryFiles = (): string[] =>
  [...filesIn("src"), ...readdirSync(".").filter((file) => file.startsWith("gatsby-"))]
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
    .sort();

/** The example queries, each a document of its own. */
export const exampleFiles = (): string[] => filesIn("src/queries/examples").sort();

/** The files with the fragments of plugins, which Gatsby adds to the types of the queries. */
export const pluginFragmentFiles = (): string[] => [
  "node_modules/gatsby-transformer-sharp/fragments.js",
];
