/** The GraphQL types that gatsby-node.ts hands to Gatsby, made with builders that only keep what they get. */
import type { NodePluginSchema } from "gatsby";
import { z } from "zod";
import { enumName } from "../../src/lib/enum-names";
import { noteOf, unwrap } from "../../src/model/fields";
import { graphqlTypes } from "../../src/gatsby/schema/node-types";
import { kindNames, kindOf, kinds, type KindName } from "../../src/model/kinds";

interface BuiltField {
  type: string;
  description?: string;
  extensions?: Record<string, unknown>;
  resolve?: (
    source: Record<string, unknown>,
    args: object,
    context: { nodeModel: { findAll: jest.Mock; findOne?: jest.Mock } },
    info: object,
  ) => Promise<unknown>;
}

interface BuiltType {
  made: "object" | "enum" | "interface";
  name: string;
  description?: string;
  interfaces?: string[];
  extensions?: Record<string, unknown>;
  fields?: Record<string, BuiltField>;
  values?: Record<string, { description?: string }>;
}

const builders = {
  buildObjectType: (config: object) => ({ made: "object", ...config }),
  buildEnumType: (config: object) => ({ made: "enum", ...config }),
  buildInterfaceType: (config: object) => ({ made: "interface", ...config }),
} as unknown as NodePluginSchema;

const built = graphqlTypes(
  builders,
  () => new Map(),
  () => "",
) as unknown as BuiltType[];
const types = new Map(built.map((type) => [type.name, type]));
const objects = built.filter(({ made }) => made === "object");
const enums = built.filter(({ made }) => made === "enum");

const field = (path: string): BuiltField | undefined => {
  const [type = "", name = ""] = path.split(".");
  return types.get(type)?.fields?.[name];
};

const everyField = objects.flatMap(({ name, fields }) =>
  Object.entries(fields ?? {}).map(([own, value]) => [`${name}.${own}`, value] as const),
);

it("makes one type of each name", () => {
  expect(built.map(({ name }) => name).sort()).toEqual([...types.keys()].sort());
});

describe("every kind", () => {
  it.each(kindNames)(
    "%s is a node that Gatsby infers nothing of, with the model's description",
    (kind) => {
      expect(types.get(kind)).toMatchObject({
        made: "object",
        description: kindOf(kind).schema.description,
        interfaces: expect.arrayContaining(["Node"]) as string[],
        extensions: { infer: false },
      });
    },
  );

  it.each(kindNames)("%s has the fields of its schema, and a slug in place of the id", (kind) => {
    const names = Object.keys(types.get(kind)?.fields ?? {});
    expect(names).toEqual(
      expect.arrayContaining(
        Object.keys(kindOf(kind).schema.shape).filter((name) => name !== "id"),
      ),
    );
    expect(names).not.toContain("id");
    expect(field(`${kind}.slug`)?.type).toBe("String!");
  });

  it.each(kindNames)(
    "%s has non-null fields where its schema requires one, and nullable ones elsewhere",
    (kind) => {
      for (const [name, schema] of Object.entries(kindOf(kind).schema.shape)) {
        if (name === "id") continue;
        // Where the file leaves out a field that has a default, the node holds a value all the same.
        const mayBeLeftOut =
          (schema as z.ZodType).safeParse(undefined).success && !(schema instanceof z.ZodDefault);
        expect([name, field(`${kind}.${name}`)?.type.endsWith("!")]).toEqual([name, !mayBeLeftOut]);
      }
    },
  );
});

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

  it("are on every value of an enum, and say what content writes", () => {
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

describe("fields", () => {
  it("name types that exist, in every place", () => {
    const known = new Set([...types.keys(), "String", "Int", "Float", "Boolean", "Date", "File"]);
    const unknown = everyField.filter(([, { type }]) => !known.has(type.replace(/[[\]!]/g, "")));
    expect(unknown.map(([name, { type }]) => `${name}: ${type}`)).toEqual([]);
  });

  it.each([
    ["Service.title", "String!"],
    ["Service.order", "Int!"],
    ["Service.features", "[String!]!"],
    ["Service.claims", "[Claim!]"],
    ["Service.figures", "[Figure!]!"],
    ["Service.seo", "Seo!"],
    ["Service.approach", "ServiceApproach!"],
    ["ServiceApproach.kind", "ApproachKind!"],
    ["BlogPost.date", "Date!"],
    ["BlogPost.readTime", "Int!"],
    ["BlogPost.html", "String!"],
    ["BlogPost.headings", "[Heading!]!"],
    ["Guide.words", "Int!"],
    ["LegalDocument.lastUpdated", "Date!"],
    ["SitemapRule.priority", "Float!"],
    ["ChartRow.value", "Float!"],
    ["ChartRow.total", "Boolean"],
    ["ChartSeries.values", "[Float!]!"],
    ["SiteSettings.sendSourceWithForms", "Boolean!"],
    ["SiteSettings.url", "String!"],
    ["CallToAction.message", "String"],
    ["CallToAction.needs", "FormNeed"],
    ["Claim.basis", "String"],
    ["Claim.order", "Int!"],
    ["Service.href", "String!"],
    ["SeoOverride.noindex", "Boolean"],
  ])("%s is %s", (name, type) => {
    expect(field(name)?.type).toBe(type);
  });

  it("of dates can be formatted in a query", () => {
    expect(field("BlogPost.date")?.extensions).toEqual({ dateformat: {} });
  });
});

describe("relations", () => {
  it.each([
    ["CaseStudy.services", "[Service!]!"],
    ["CaseStudy.category", "Industry!"],
    ["CaseTeaser.study", "CaseStudy!"],
    ["BlogPost.category", "Category!"],
    ["BlogPost.services", "[Service!]!"],
    ["Guide.services", "[Service!]!"],
    ["Integration.category", "IntegrationCategory!"],
    ["Service.integrations", "[Integration!]"],
    ["Service.call", "CallToAction!"],
    ["ImpactItem.claim", "Claim!"],
    ["HomeHero.claims", "[Claim!]!"],
    ["HomeBlog.posts", "[BlogPost!]!"],
  ])("%s is %s, found by slug", (name, type) => {
    expect(field(name)).toMatchObject({ type, extensions: { link: { by: "slug" } } });
  });

  it.each([
    [
      "Service.caseStudies",
      "CaseStudy",
      { services: { elemMatch: { slug: { eq: "it" } } } },
      { fields: ["order"], order: ["ASC"] },
    ],
    [
      "Service.posts",
      "BlogPost",
      { services: { elemMatch: { slug: { eq: "it" } } } },
      { fields: ["date"], order: ["DESC"] },
    ],
    [
      "Service.guides",
      "Guide",
      { services: { elemMatch: { slug: { eq: "it" } } } },
      { fields: ["order"], order: ["ASC"] },
    ],
    [
      "Category.posts",
      "BlogPost",
      { category: { slug: { eq: "it" } } },
      { fields: ["date"], order: ["DESC"] },
    ],
    [
      "Industry.caseStudies",
      "CaseStudy",
      { category: { slug: { eq: "it" } } },
      { fields: ["order"], order: ["ASC"] },
    ],
    [
      "IntegrationCategory.integrations",
      "Integration",
      { category: { slug: { eq: "it" } } },
      { fields: ["order"], order: ["ASC"] },
    ],
    [
      "Integration.services",
      "Service",
      { integrations: { elemMatch: { slug: { eq: "it" } } } },
      { fields: ["order"], order: ["ASC"] },
    ],
  ])("%s leads back to %s", async (name, type, filter, sort) => {
    const inverse = field(name);
    const [kind = "", own = ""] = name.split(".");
    expect(Object.keys(kindOf(kind as KindName).schema.shape)).not.toContain(own);
    expect(inverse?.type).toBe(`[${type}!]!`);
    const findAll = jest.fn().mockResolvedValue({ entries: new Set(["found"]) });
    expect(await inverse?.resolve?.({ slug: "it" }, {}, { nodeModel: { findAll } }, {})).toEqual([
      "found",
    ]);
    expect(findAll).toHaveBeenCalledWith({ type, query: { filter, sort } });
  });

  it("lead back where a schema says so, and from no other field", () => {
    const wanted = kindNames.flatMap((kind) =>
      Object.values<z.ZodType>(kindOf(kind).schema.shape).flatMap((schema) => {
        const { inner } = unwrap(schema);
        const note = noteOf(inner instanceof z.ZodArray ? inner.element : inner);
        const inverse = note?.role === "reference" && note.inverse;
        return inverse ? `${note.kind}.${inverse.field}` : [];
      }),
    );
    const back = everyField.filter(([, { type, resolve }]) => resolve && type.startsWith("["));
    expect(back.map(([name]) => name).sort()).toEqual(wanted.sort());
  });

  it("lead from a picture to its file", async () => {
    const findOne = jest.fn().mockResolvedValue("the file");
    const cover = field("BlogPost.cover");
    expect(cover?.type).toBe("File");
    const found = await cover?.resolve?.(
      { cover: "/content/blog/a/cover.jpg" },
      {},
      { nodeModel: { findAll: jest.fn(), findOne } },
      { fieldName: "cover" },
    );
    expect(found).toBe("the file");
    expect(findOne).toHaveBeenCalledWith({
      type: "File",
      query: { filter: { absolutePath: { eq: "/content/blog/a/cover.jpg" } } },
    });
  });
});

describe("related reading", () => {
  const related = kindNames.filter((kind) => kindOf(kind).related);

  it.each(related)("%s is read beside others, and leads to what is related to it", (kind) => {
    expect(types.get(kind)?.interfaces).toContain("Reading");
    expect(field(`${kind}.related`)).toMatchObject({
      type: "[Reading!]!",
      extensions: { link: {} },
    });
    for (const [name, shared] of Object.entries(types.get("Reading")?.fields ?? {}))
      expect([name, field(`${kind}.${name}`)?.type]).toEqual([name, shared.type]);
  });

  it("is of no other kind", () => {
    const others = kindNames.filter((kind) => !related.includes(kind));
    expect(others.filter((kind) => field(`${kind}.related`))).toEqual([]);
  });
});

describe("enums", () => {
  it("name as resources the kinds that groups may hold, and those alone", () => {
    expect(Object.keys(types.get("ResourceType")?.values ?? {})).toEqual(
      kindNames.filter((kind) => kindOf(kind).inGroups),
    );
  });

  it.each([
    ["Coming Soon", "Coming_Soon"],
    ["Full-time", "Full_time"],
    ["1m-5m", "_1m_5m"],
    ["en-GB", "en_GB"],
    ["weekly", "weekly"],
  ])("writes %s as %s", (value, name) => {
    expect(enumName(value)).toBe(name);
  });

  it.each([
    ["JobType", ["Full_time", "Part_time", "Contract"]],
    ["ApproachKind", ["process", "capabilities"]],
    ["ChartType", ["bars", "bridge", "line"]],
    ["RevenueOptionValue", ["under_1m", "_1m_5m", "_5m_10m", "_10m_25m", "_25m_50m", "over_50m"]],
  ])("%s has the values %j", (name, values) => {
    expect(Object.keys(types.get(name)?.values ?? {})).toEqual(values);
  });

  it("have only names that GraphQL allows", () => {
    const names = enums.flatMap(({ name, values }) => [name, ...Object.keys(values ?? {})]);
    expect(names.filter((name) => !/^[A-Za-z_]\w*$/.test(name))).toEqual([]);
  });

  it("lose no value to another with the same name", () => {
    expect(Object.keys(types.get("IconName")?.values ?? {})).toHaveLength(
      kinds.Service.schema.shape.icon.options.length,
    );
  });
});
