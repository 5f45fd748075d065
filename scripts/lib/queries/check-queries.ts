/** Validates every query and fragment against the schema, and reports each mistake at its place in its file. */
import {
  GraphQLError,
  Kind,
  validate,
  type DefinitionNode,
  type GraphQLSchema,
  type Source,
} from "graphql";
import type { Documents } from "./documents";

const documentOf = (definitions: readonly DefinitionNode[]) => ({
  kind: Kind.DOCUMENT as const,
  definitions,
});

/** Formats a mistake as `file:line:column  what is wrong`. */
function tellError({ message, nodes, source, locations }: GraphQLError): string {
  const [node] = nodes ?? [];
  const from: Source | undefined = node?.loc?.source ?? source;
  const [place] = locations ?? [];
  if (!from || !place) return message;
  const { line, column } = from.locationOffset;
  const at = [place.line + line - 1, place.line === 1 ? place.column + column - 1 : place.column];
  return `${from.name}:${at.join(":")}  ${message}`;
}

/**
 * Checks documents against a schema.
 * @param schema the schema of the site
 * @param site queries and fragments, which may use one another's fragments
 * @param examples queries that do not use each other's fragments
 * @returns one line for each mistake, empty where all is right
 */
export function queryProblems(
  schema: GraphQLSchema,
  site: Documents,
  examples: readonly Documents[],
): string[] {
  const errors = [site, ...examples].flatMap((documents) => [
    ...documents.errors,
    ...validate(schema, documentOf(documents.definitions)),
  ]);
  return errors.map(tellError);
}
