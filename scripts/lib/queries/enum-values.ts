/**
 * The values that stand behind the names of enums. The schema language has no place for them, and the types of the
 * queries are made of them, so they stand in a comment in the schema's first line.
 */
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  Kind,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from "graphql";

const mark = "# enum values: ";

type Values = Record<string, Record<string, unknown>>;

/** The comment for a schema: the values of every enum in which they differ from the names. */
export function valuesComment(schema: GraphQLSchema): string {
  const values: Values = {};
  for (const type of Object.values(schema.getTypeMap()).filter(isEnumType)) {
    const differing = type.getValues().filter(({ name, value }) => name !== value);
    if (differing.length > 0 && !type.name.startsWith("__"))
      values[type.name] = Object.fromEntries(differing.map(({ name, value }) => [name, value]));
  }
  return `${mark}${JSON.stringify(values)}`;
}

/** A default value, with the values of enums in the place of their names. */
function valueOf(type: GraphQLInputType, value: unknown, values: Values): unknown {
  const named = getNamedType(type);
  if (Array.isArray(value)) return value.map((each) => valueOf(named, each, values));
  if (isEnumType(named)) return values[named.name]?.[String(value)] ?? value;
  if (!isInputObjectType(named) || typeof value !== "object" || value === null) return value;
  const fields = named.getFields();
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      const field = fields[key];
      return [key, field ? valueOf(field.type, each, values) : each];
    }),
  );
}

/** Whatever of a type may have a default value. */
function withDefaults(type: GraphQLNamedType): (GraphQLArgument | GraphQLInputField)[] {
  if (isInputObjectType(type)) return Object.values(type.getFields());
  if (isObjectType(type) || isInterfaceType(type))
    return Object.values(type.getFields()).flatMap(({ args }) => args);
  return [];
}

/**
 * Gives a schema that was read from a text what the text cannot say: the values of enums, and that GraphQL's own
 * scalars are described.
 * @returns the same schema
 */
export function withValues(schema: GraphQLSchema, text: string): GraphQLSchema {
  const [first = ""] = text.split("\n", 1);
  const values = first.startsWith(mark) ? (JSON.parse(first.slice(mark.length)) as Values) : {};
  for (const type of Object.values(schema.getTypeMap())) {
    for (const input of withDefaults(type))
      if (input.defaultValue !== undefined)
        input.defaultValue = valueOf(input.type, input.defaultValue, values);
    if (isEnumType(type))
      for (const member of type.getValues())
        member.value = values[type.name]?.[member.name] ?? member.value;
    if (isScalarType(type))
      type.astNode ??= {
        kind: Kind.SCALAR_TYPE_DEFINITION,
        name: { kind: Kind.NAME, value: type.name },
      };
  }
  return schema;
}
