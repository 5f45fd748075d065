/** The GraphQL types that gatsby-node.ts gives to Gatsby, made with builders that return their input. */
import type { NodePluginSchema } from "gatsby";
import { parse } from "graphql";
import { graphqlTypes } from "../../src/gatsby/schema/node-types";
import { sharedTypes } from "../../src/gatsby/schema/shared-types";

interface BuiltType {
  name: string;
  description?: string;
  fields?: Record<string, { type: string; description?: string }>;
  values?: Record<string, { description?: string }>;
}

const builders = {
  buildObjectType: (config: object) => config,
  buildEnumType: (config: object) => config,
  buildInterfaceType: (config: object) => config,
} as unknown as NodePluginSchema;

const built = graphqlTypes(builders).filter(
  (type) => typeof type !== "string",
) as unknown as BuiltType[];

const isSentence = ({ description = "" }: { description?: string }) => /^\S.*\.$/.test(description);

it("every type, field and value has a sentence as its description", () => {
  const described = built.flatMap(({ name, fields = {}, values = {}, ...type }) => [
    [name, type] as const,
    ...Object.entries(fields).map(([own, field]) => [`${name}.${own}`, field] as const),
    ...Object.entries(values).map(([own, value]) => [`${name}.${own}`, value] as const),
  ]);
  expect(described.flatMap(([name, each]) => (isSentence(each) ? [] : name))).toEqual([]);
  const silent = parse(sharedTypes).definitions.flatMap((type) => {
    const parts = "fields" in type ? [type, ...(type.fields ?? [])] : [type];
    return parts.filter((part) => "description" in part && !part.description);
  });
  expect(silent).toEqual([]);
});
