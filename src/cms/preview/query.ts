/** Answers the queries of the site's pages from plain data. */
import {
  Kind,
  parse,
  valueFromASTUntyped,
  type FieldNode,
  type SelectionNode,
  type SelectionSetNode,
} from "graphql";
import { isRecord } from "../../lib/is-record";

type Variables = Record<string, unknown>;

export type Query = readonly SelectionNode[];

/** The fragments of all modules in the script. Their names are unique on the whole site. */
const fragments = new Map<string, SelectionSetNode>();

/**
 * Parses a document: one query, fragments, or both. All queries can use its fragments from then on.
 * @throws GraphQLError if it is not valid GraphQL
 */
export function parseQuery(text: string): Query {
  let query: Query = [];
  for (const definition of parse(text, { noLocation: true }).definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition.selectionSet);
    if (definition.kind === Kind.OPERATION_DEFINITION) query = definition.selectionSet.selections;
  }
  return query;
}

const limited = (value: unknown, { limit }: Variables): unknown =>
  Array.isArray(value) && typeof limit === "number" ? value.slice(0, limit) : value;

function answerField(source: object, field: FieldNode, variables: Variables, before: unknown) {
  const args: Variables = {};
  for (const { name, value } of field.arguments ?? [])
    args[name.value] = valueFromASTUntyped(value, variables);
  const member = (source as Record<string, unknown>)[field.name.value];
  const value: unknown = typeof member === "function" ? member(args) : limited(member, args);
  return field.selectionSet && typeof value === "object"
    ? answer(value, field.selectionSet.selections, variables, before)
    : (value ?? null);
}

/** @param before the answer to another fragment about the same source, which is merged */
function answer(source: unknown, query: Query, variables: Variables, before?: unknown): unknown {
  if (Array.isArray(source))
    return source.map((item, index) =>
      answer(item, query, variables, Array.isArray(before) ? before[index] : undefined),
    );
  if (typeof source !== "object" || source === null) return null;
  const result: Record<string, unknown> = isRecord(before) ? { ...before } : {};
  for (const part of query) {
    if (part.kind === Kind.FIELD) {
      const name = (part.alias ?? part.name).value;
      result[name] = answerField(source, part, variables, result[name]);
      continue;
    }
    const set =
      part.kind === Kind.INLINE_FRAGMENT ? part.selectionSet : fragments.get(part.name.value);
    // The fragment of a module that a stand-in replaces is unknown: answer with all fields.
    Object.assign(result, set ? answer(source, set.selections, variables, result) : source);
  }
  return result;
}

/**
 * @param root the fields at the top of a query: values, or functions that take a field's arguments
 * @param variables the values of the query's variables
 * @returns the answer, with null for missing values
 */
export const execute = (
  query: Query,
  root: Record<string, unknown>,
  variables: Variables = {},
): unknown => answer(root, query, variables);
