/** Finds the GraphQL documents in the code: the text between the backquotes of graphql`…`. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { GraphQLError, parse, Source, type DefinitionNode } from "graphql";
import ts from "typescript";
import { filesBelow } from "../../../src/content/disk/files-below";

export interface Documents {
  definitions: DefinitionNode[];
  /** The syntax errors. */
  errors: GraphQLError[];
}

/** Compiled code writes the tag as `(0, gatsby.graphql)`. */
const isGraphql = (tag: string) => /(^|\.)graphql\)?$/.test(tag);

/** The documents of a file, each with the place where its text begins. */
function sourcesIn(file: string, code: string): Source[] {
  const sources: Source[] = [];
  const tree = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const visit = (node: ts.Node): void => {
    if (
      ts.isTaggedTemplateExpression(node) &&
      isGraphql(node.tag.getText(tree)) &&
      ts.isNoSubstitutionTemplateLiteral(node.template)
    ) {
      const start = node.template.getStart(tree) + 1;
      const { line, character } = tree.getLineAndCharacterOfPosition(start);
      const place = { line: line + 1, column: character + 1 };
      sources.push(new Source(node.template.text, file, place));
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
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
    const sources = file.endsWith(".graphql") ? [new Source(text, file)] : sourcesIn(file, text);
    for (const source of sources)
      try {
        definitions.push(...parse(source).definitions);
      } catch (error) {
        if (!(error instanceof GraphQLError)) throw error;
        errors.push(error);
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
