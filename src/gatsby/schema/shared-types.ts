/** The GraphQL types beside the kinds: pages, parts of texts, and interfaces of several kinds. */
import type { GatsbyGraphQLType, NodePluginSchema } from "gatsby";
import { sitePageType } from "../nodes/page-nodes";
import type { Field } from "./field-types";

export const kindLabel: Field = {
  type: "String!",
  description: "The name of its kind for readers, such as Article.",
};

export const lastModified: Field = {
  type: "Date",
  description: "The day of its last change, if its file has one.",
  extensions: { dateformat: {} },
};

export const stateType = "ContentState";

const states = {
  PUBLISHED: "It is on the site.",
  DRAFT: "Its author has not published it yet.",
  SCHEDULED: "It has a later date.",
};

/** The interface with the fields that related reading shows, whatever the kind of the entry. */
export const reading = "Reading";

const readingFields: Record<string, Field> = {
  href: { type: "String!", description: "The address of its page." },
  title: { type: "String!", description: "Its title." },
  kindLabel,
};

/** The interface of entries that have a page, or an anchor on one. */
export const withPage = "WithPage";

const withPageFields: Record<string, Field> = {
  href: { type: "String", description: "The address of its page." },
  title: { type: "String!", description: "Its title." },
  lastModified,
};

export function sharedTypes(schema: NodePluginSchema): GatsbyGraphQLType[] {
  const heading = schema.buildObjectType({
    name: "Heading",
    description: "A heading of a text.",
    fields: {
      depth: { type: "Int!", description: "2 for a section, 3 for a part of one." },
      text: { type: "String!", description: "The words of the heading." },
      id: { type: "String!", description: "The anchor of the heading." },
    },
  });
  const textLink = schema.buildObjectType({
    name: "TextLink",
    description: "A link in a text.",
    fields: {
      to: { type: "String!", description: "Where it leads." },
      text: { type: "String!", description: "Its words." },
    },
  });
  const page = schema.buildObjectType({
    name: sitePageType,
    description: "A page of the site that search engines may find.",
    interfaces: ["Node"],
    extensions: { infer: false },
    fields: {
      href: { type: "String!", description: "Its address." },
      title: { type: "String!", description: "Its title." },
      description: { type: "String", description: "Its description in search results." },
      kind: { type: "String", description: "The GraphQL type of the entry that it shows." },
      lastModified,
      entry: {
        type: "Node",
        description: "The entry that it shows; none for a further page of a list.",
        extensions: { link: {} },
      },
    },
  } as never);
  const readingInterface = schema.buildInterfaceType({
    name: reading,
    description: "A text that other texts offer as related reading.",
    fields: readingFields,
  } as never);
  const state = schema.buildEnumType({
    name: stateType,
    description: "Whether an entry is on the site.",
    values: Object.fromEntries(
      Object.entries(states).map(([name, description]) => [name, { description }]),
    ),
  });
  const withPageInterface = schema.buildInterfaceType({
    name: withPage,
    description: "An entry that has a page, or an anchor on one.",
    fields: withPageFields,
  } as never);
  return [withPageInterface, state, page, heading, textLink, readingInterface];
}
