/** Answers the queries of the site's pages from plain data. */
import { Kind, parse, valueFromASTUntyped, type FieldNode, type SelectionSetNode } from "graphql";
import { isRecord } from "../../lib/is-record";

type Variables = Record<string, unknown>;

/** The fields of a query; none for a document of fragments. */
export type Query = SelectionSetNode | undefined;

/** The fragments of all modules in the script. Their names are unique on the whole site. */
const fragments = new Map<string, SelectionSetNode>();

/** @throws GraphQLError if a document is not valid GraphQL */
export function parseQuery(text: string): Query {
  let query: Query;
  for (const definition of parse(text, { noLocation: true }).definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition.selectionSet);
    if (definition.kind === Kind.OPERATION_DEFINITION) query = definition.selectionSet;
  }
  return query;
}

const fieldsIn = (set: Query): FieldNode[] =>
  (set?.selections ?? []).flatMap((part) => {
    if (part.kind === Kind.FIELD) return part;
    const isInline = part.kind === Kind.INLINE_FRAGMENT;
    return fieldsIn(isInline ? part.selectionSet : fragments.get(part.name.value));
  });

const keyOf = ({ alias, name }: FieldNode) => (alias ?? name).value;

function answer(source: unknown, fields: FieldNode[], variables: Variables, args = {}): unknown {
  if (typeof source === "function") return answer(source(args), fields, variables);
  if (Array.isArray(source)) return source.map((item) => answer(item, fields, variables));
  if (!isRecord(source) || fields.length === 0) return source ?? null;
  const answers: Record<string, unknown> = {};
  for (const field of fields) {
    const key = keyOf(field);
    if (key in answers) continue;
    const parts = fields.filter((other) => keyOf(other) === key);
    answers[key] = answer(
      source[field.name.value],
      parts.flatMap(({ selectionSet }) => fieldsIn(selectionSet)),
      variables,
      Object.fromEntries(
        (field.arguments ?? []).map(({ name, value }) => [
          name.value,
          valueFromASTUntyped(value, variables),
        ]),
      ),
    );
  }
  return answers;
}

/**
 * @param root the fields at the top of a query. Here and below, a function makes a value from a field's arguments
 * @param variables the values of the query's variables
 * @returns the answer, with null for missing values
 */
export const execute = (
  query: Query,
  root: Record<string, unknown>,
  variables: Variables = {},
): unknown => answer(root, fieldsIn(query), variables);
