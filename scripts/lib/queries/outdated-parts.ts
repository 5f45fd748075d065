/** What of the committed schema of the site no longer fits the content model. */
import {
  Kind,
  parse,
  print,
  type DefinitionNode,
  type EnumTypeDefinitionNode,
  type InterfaceTypeDefinitionNode,
  type ObjectTypeDefinitionNode,
  type StringValueNode,
} from "graphql";

/** The definitions that the model makes: types, interfaces and enums. */
type ContentDefinition =
  ObjectTypeDefinitionNode | InterfaceTypeDefinitionNode | EnumTypeDefinitionNode;

/** A type, a field, an argument or a value of an enum. */
interface Part {
  /** The type that it belongs to; a type belongs to itself. */
  owner: string;
  /** All that queries depend on, such as `String!`. */
  shape: string;
  description: string;
}

type Parts = Map<string, Part>;

/** The fields that Gatsby adds to every type of nodes. */
const nodeFields = ["id", "parent", "children", "internal"];

/** The arguments that Gatsby adds to every date. */
const dateArguments = ["formatString", "fromNow", "difference", "locale"];

const isOfContent = (node: DefinitionNode): node is ContentDefinition =>
  node.kind === Kind.OBJECT_TYPE_DEFINITION ||
  node.kind === Kind.INTERFACE_TYPE_DEFINITION ||
  node.kind === Kind.ENUM_TYPE_DEFINITION;

const interfacesOf = (node: ContentDefinition) =>
  ("interfaces" in node ? (node.interfaces ?? []) : []).map(({ name }) => name.value);

function shapeOf(node: ContentDefinition): string {
  if (node.kind === Kind.ENUM_TYPE_DEFINITION) return "an enum";
  const made = node.kind === Kind.INTERFACE_TYPE_DEFINITION ? "an interface" : "a type";
  const interfaces = interfacesOf(node).sort();
  return interfaces.length > 0 ? `${made} of ${interfaces.join(" and ")}` : made;
}

/** The parts of a definition, by names such as `Job`, `Job.salary` and `Category.posts(limit)`. */
function partsOf(definition: ContentDefinition): [string, Part][] {
  const owner = definition.name.value;
  const part = (
    name: string,
    shape: string,
    { description }: { description?: StringValueNode },
  ): [string, Part] => [name, { owner, shape, description: description?.value.trim() ?? "" }];
  const itself = part(owner, shapeOf(definition), definition);
  if (definition.kind === Kind.ENUM_TYPE_DEFINITION)
    return [
      itself,
      ...(definition.values ?? []).map((value) =>
        part(`${owner}.${value.name.value}`, "a value", value),
      ),
    ];
  const isNode = interfacesOf(definition).includes("Node");
  const fields = (definition.fields ?? []).filter(
    ({ name }) => !(isNode && nodeFields.includes(name.value)),
  );
  return [
    itself,
    ...fields.flatMap((field) => {
      const name = `${owner}.${field.name.value}`;
      const type = print(field.type);
      const given = (field.arguments ?? []).filter(
        (argument) => !(/\bDate\b/.test(type) && dateArguments.includes(argument.name.value)),
      );
      return [
        part(name, type, field),
        ...given.map((argument) =>
          part(`${name}(${argument.name.value})`, print(argument.type), argument),
        ),
      ];
    }),
  ];
}

/** A type that Gatsby made for a kind of content: nodes of its own and of plugins have no slug. */
const isOfKind = (node: ContentDefinition) =>
  node.kind === Kind.OBJECT_TYPE_DEFINITION &&
  interfacesOf(node).includes("Node") &&
  (node.fields ?? []).some(({ name }) => name.value === "slug");

function difference(name: string, model?: Part, site?: Part): string | undefined {
  if (!site) return `${name} is new`;
  if (!model) return `${name} is gone`;
  if (model.shape !== site.shape) return `${name} is ${model.shape} and not ${site.shape}`;
  return model.description === site.description ? undefined : `${name} is described differently`;
}

/**
 * Compares the types, interfaces and enums of the content model with those of the site's schema, both ways. What
 * Gatsby adds to them by itself, and its own types, are left out.
 * @param siteSdl the schema of the site
 * @param modelSdl the types of the content model
 * @returns phrases such as `Job.salary is String! and not Int`, empty where the schema is up to date
 * @throws GraphQLError if a text is no GraphQL
 */
export function outdatedParts(siteSdl: string, modelSdl: string): string[] {
  const ofModel = parse(modelSdl).definitions.filter(isOfContent);
  const names = new Set(ofModel.map(({ name }) => name.value));
  const ofSite = parse(siteSdl)
    .definitions.filter(isOfContent)
    .filter((node) => names.has(node.name.value) || isOfKind(node));
  const model: Parts = new Map(ofModel.flatMap(partsOf));
  const site: Parts = new Map(ofSite.flatMap(partsOf));
  return [...new Set([...model.keys(), ...site.keys()])].flatMap((name) => {
    const [inModel, inSite] = [model.get(name), site.get(name)];
    const owner = (inModel ?? inSite)?.owner ?? name;
    // Of a type that is new or gone as a whole, its name is enough.
    if (name !== owner && model.has(owner) !== site.has(owner)) return [];
    return difference(name, inModel, inSite) ?? [];
  });
}
