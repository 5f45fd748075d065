/**
 * Replaces `gatsby` in the script of the CMS, so that the preview can show the site's own pages: queries are answered
 * from the edited content by the schema of the site, and links do nothing.
 */
import {
  buildSchema,
  executeSync,
  isEnumType,
  isListType,
  isNonNullType,
  isScalarType,
  Kind,
  parse,
  type DefinitionNode,
  type GraphQLFieldResolver,
  type GraphQLNullableType,
  type GraphQLSchema,
} from "graphql";
import { createContext, useContext, useMemo, type AnchorHTMLAttributes } from "react";
import { dayIn } from "../../lib/time-zone";

/** The values of fields. A function makes a value from the arguments of its field. */
export type Fields = Record<string, unknown>;

/** The fields at the top of the queries of a previewed page. */
export const PreviewRoot = createContext<Fields>({});

/** The queries and fragments of all modules in the script. Their names are unique on the whole site. */
const definitions: DefinitionNode[] = [];

/** Parses a query or fragments where a module of the site declares them. @returns the name of the query */
export function graphql([text = ""]: TemplateStringsArray): string | undefined {
  const own = parse(text, { noLocation: true }).definitions;
  definitions.push(...own);
  return own.find((each) => each.kind === Kind.OPERATION_DEFINITION)?.name?.value;
}

/** What stands for a required value that unfinished content lacks. */
function blank(type: GraphQLNullableType): unknown {
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.value;
  if (!isScalarType(type)) return {};
  // Pages divide by some numbers.
  return { Boolean: false, Date: dayIn(), Float: 1, Int: 1 }[type.name] ?? "";
}

/** Makes a value of the functions in it. What cannot be made is left out of a list. */
function made(value: unknown, args: object): unknown {
  if (Array.isArray(value)) return value.map((each) => made(each, args) ?? []).flat();
  return typeof value === "function" ? made(value(args), args) : value;
}

const fieldResolver: GraphQLFieldResolver<Fields, unknown, object> = (source, args, _, info) => {
  const { fieldName, returnType } = info;
  const value = made(source[fieldName], args);
  return value ?? (isNonNullType(returnType) ? blank(returnType.ofType) : null);
};

let schema: GraphQLSchema | undefined;

/**
 * Answers a query by its name.
 * @returns null for missing values
 * @throws if a value cannot be made
 */
export function answer(query: string, rootValue: Fields, variableValues: Fields = {}): unknown {
  schema ??= buildSchema(SCHEMA, { assumeValid: true });
  const document = { kind: Kind.DOCUMENT, definitions } as const;
  const request = { schema, document, operationName: query, rootValue, variableValues };
  const { data, errors } = executeSync({ ...request, fieldResolver });
  if (errors?.[0]) throw errors[0];
  return data;
}

/** Answers the query of a component from the content that is previewed. */
export function useStaticQuery(query: string): unknown {
  const root = useContext(PreviewRoot);
  return useMemo(() => answer(query, root), [query, root]);
}

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string; state?: unknown };

export const Link = ({ to, state: _state, children, ...attributes }: LinkProps) => (
  <a href={to} {...attributes}>
    {children}
  </a>
);

export const navigate = (): void => {};

export const withPrefix = (address: string): string => address;
