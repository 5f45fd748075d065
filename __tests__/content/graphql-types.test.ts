/** The GraphQL types that gatsby-node.ts gives to Gatsby, made with builders that return their input. */
import type { NodePluginSchema } from "gatsby";
import { parse } from "graphql";
import { graphqlTypes } from "../../src/gatsby/schema/node-types";
import { sharedTypes } from "../../src/gatsby/schema/shared-types";
import { kinds } from "../../src/model/kinds";

interface BuiltType {
  made: "object" | "enum" | "interface";
  name: string;
  description?: string;
  fields?: Record<string, { type: string; description?: string }>;
  values?: Record<string, { description?: string }>;
}

const builders = {
  buildObjectType: (config: object) => ({ made: "object", ...config }),
  buildEnumType: (config: object) => ({ made: "enum", ...config }),
  buildInterfaceType: (config: object) => ({ made: "interface", ...config }),
} as unknown as NodePluginSchema;

const built = graphqlTypes(builders, {
  tokens: () => new Map(),
  storeText: () => "",
  siteUrl: () => "",
}).filter((type) => typeof type !== "string") as unknown as BuiltType[];
const types = new Map(built.map((type) => [type.name, type]));
const objects = built.filter(({ made }) => made === "object");
const enums = built.filter(({ made }) => made === "enum");

const everyField = objects.flatMap(({ name, fields }) =>
  Object.entries(fields ?? {}).map(([own, value]) => [`${name}.${own}`, value] as const),
);

describe("descriptions", () => {
  it("are sentences on every type", () => {
    expect(
      built
        .filter(({ description }) => !/^\S.*\.$/.test(description ?? ""))
        .map(({ name }) => name),
    ).toEqual([]);
  });

  it("are sentences on every field, also within groups", () => {
    const silent = everyField.filter(([, { description }]) => !/^\S.*\.$/.test(description ?? ""));
    expect(silent.map(([name]) => name)).toEqual([]);
  });

  it("are on all types beside the kinds", () => {
    const silent = parse(sharedTypes).definitions.flatMap((type) => {
      const parts = "fields" in type ? [type, ...(type.fields ?? [])] : [type];
      return parts.filter((part) => "description" in part && !part.description);
    });
    expect(silent).toEqual([]);
  });

  it("are on every value of an enum, and say how content writes it", () => {
    expect(types.get("ToolStatus")?.values).toEqual({
      Available: { description: 'Written in content as "Available".' },
      Coming_Soon: { description: 'Written in content as "Coming Soon".' },
    });
    const silent = enums.flatMap(({ name, values }) =>
      Object.entries(values ?? {}).flatMap(([value, { description }]) =>
        description ? [] : `${name}.${value}`,
      ),
    );
    expect(silent).toEqual([]);
  });
});

it("each value of an enum has a name of its own", () => {
  expect(Object.keys(types.get("IconName")?.values ?? {})).toHaveLength(
    kinds.Service.schema.shape.icon.options.length,
  );
});
