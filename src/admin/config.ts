/** The configuration of Decap CMS, made from the model: a field added there is a field here. */
import { jsonSchemaOf, type JsonSchema } from "../content/json-schema";
import { kindNames, kindOf, type KindName } from "../content/kinds";
import { listField } from "./formats";

export interface CmsField {
  name: string;
  label: string;
  widget: string;
  hint?: string;
  required?: boolean;
  [option: string]: unknown;
}

export interface CmsCollection {
  name: string;
  label: string;
  [option: string]: unknown;
}

export interface CmsConfig {
  collections: CmsCollection[];
  [option: string]: unknown;
}

/** What a reference may name: ids and what people call them, by kind. */
export type Choices = ReadonlyMap<string, readonly { value: string; label: string }[]>;

/** Where `npm start` runs the CMS's local backend. */
export const localBackend = "http://localhost:8081/api/v1";

const words = (name: string) => {
  const spaced = name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return `${spaced[0]?.toUpperCase() ?? ""}${spaced.slice(1)}`;
};

const plural = (name: string) =>
  name.startsWith("Call ")
    ? name.replace("Call", "Calls")
    : name.replace(/y$/, "ie").replace(/([^s])$/, "$1s");

/** A text of letters as many as the model asks for; a fact such as {{site.name}} may be any length. */
function lengthPattern({ minLength, maxLength }: JsonSchema): [string, string] | undefined {
  if (typeof minLength !== "number" || typeof maxLength !== "number") return undefined;
  return [
    `^(?=[\\s\\S]*\\{\\{)|^[\\s\\S]{${minLength},${maxLength}}$`,
    `must have ${minLength} to ${maxLength} characters`,
  ];
}

function limits(schema: JsonSchema): string {
  const { minLength, maxLength, minItems, maxItems } = schema;
  if (typeof maxLength === "number") return ` ${Number(minLength)} to ${maxLength} characters.`;
  if (typeof maxItems === "number") return ` ${Number(minItems ?? 0)} to ${maxItems} entries.`;
  return "";
}

interface Widget {
  widget: string;
  [option: string]: unknown;
}

/** The widget of a field, with its options. */
function widgetOf(schema: JsonSchema, choices: Choices): Widget {
  const reference = schema["x-reference"];
  if (typeof reference === "string")
    return { widget: "select", options: choices.get(reference) ?? [] };
  if (schema.enum) return { widget: "select", options: schema.enum };
  if (schema["x-picture"]) return { widget: "image", choose_url: false };
  if (schema.format === "date")
    return {
      widget: "datetime",
      format: "YYYY-MM-DD",
      date_format: "YYYY-MM-DD",
      time_format: false,
    };
  if (schema.type === "boolean") return { widget: "boolean" };
  if (schema.type === "integer" || schema.type === "number")
    return {
      widget: "number",
      value_type: schema.type === "integer" ? "int" : "float",
      step: schema.type === "integer" ? 1 : 0.01,
      ...(typeof schema.minimum === "number" && { min: schema.minimum }),
      ...(typeof schema.maximum === "number" && { max: schema.maximum }),
    };
  if (schema.type === "array") return listWidget(schema, choices);
  if (schema.type === "object")
    return { widget: "object", collapsed: true, fields: fieldsOf(schema, choices) };
  const pattern = schema.pattern
    ? [schema.pattern, schema.patternErrorMessage ?? "has another form"]
    : lengthPattern(schema);
  return {
    widget: Number(schema.maxLength) > 120 ? "text" : "string",
    ...(pattern && { pattern }),
  };
}

function listWidget(schema: JsonSchema, choices: Choices): Widget {
  const items = (schema.items ?? {}) as JsonSchema;
  const size = {
    ...(typeof schema.minItems === "number" && { min: schema.minItems }),
    ...(typeof schema.maxItems === "number" && { max: schema.maxItems }),
  };
  const item = widgetOf(items, choices);
  if (item.widget === "select") return { ...item, multiple: true, ...size };
  if (item.widget === "object")
    return { widget: "list", collapsed: true, ...size, fields: item.fields };
  return {
    widget: "list",
    collapsed: false,
    ...size,
    ...{ field: { ...item, name: "item", label: "Entry" } },
  };
}

function fieldsOf(schema: JsonSchema, choices: Choices): CmsField[] {
  const required = new Set(schema.required as string[] | undefined);
  const properties = (schema.properties ?? {}) as Record<string, JsonSchema>;
  return Object.entries(properties).map(([name, field]) => ({
    name,
    label: words(name),
    hint: `${String(field.description ?? "")}${limits(field)}`,
    required: required.has(name) && field.type !== "boolean",
    ...widgetOf(field, choices),
  }));
}

const body: CmsField = {
  name: "body",
  label: "Text",
  widget: "markdown",
  // The rich editor writes tables and lists anew, and forgets how columns are aligned.
  modes: ["raw"],
  hint: "Markdown: sections begin with ##; the title of the page stands above.",
};

const formatName = (kind: KindName) => `content-${kind}`;

const isMarkdown = (file: string) => file.endsWith(".md");

/** The name of the format of a kind, whether its files are Markdown, and how deep they stand. */
export function formatsInUse(): {
  kind: KindName;
  name: string;
  markdown: boolean;
  file: string;
}[] {
  return kindNames.map((kind) => {
    const { place } = kindOf(kind);
    const file =
      place.shape === "folders"
        ? `${place.folder}/new/${place.file}`
        : place.shape === "files"
          ? `${place.folder}/new.${place.extension}`
          : place.file;
    return { kind, name: formatName(kind), markdown: isMarkdown(file), file };
  });
}

function folderCollection(kind: KindName, choices: Choices): CmsCollection[] {
  const { place, schema } = kindOf(kind);
  if (place.shape !== "files" && place.shape !== "folders") return [];
  const extension =
    place.shape === "files" ? place.extension : isMarkdown(place.file) ? "md" : "yml";
  const fields = fieldsOf(jsonSchemaOf(kind), choices);
  return [
    {
      name: kind,
      label: plural(words(kind)),
      label_singular: words(kind),
      description: schema.description ?? "",
      folder: `content/${place.folder}`,
      create: true,
      extension,
      format: formatName(kind),
      slug: "{{slug}}",
      identifier_field: "title",
      summary: "{{title}}",
      ...("date" in schema.shape && { sortable_fields: ["date", "title"] }),
      // Pictures stand beside their entry and are named without a path.
      ...(place.shape === "folders" && {
        path: "{{slug}}/index",
        media_folder: "",
        public_folder: "",
      }),
      fields: extension === "md" ? [...fields, body] : fields,
    },
  ];
}

/** One file as a collection of its own, since a format belongs to a collection. */
function fileCollection(kind: KindName, choices: Choices): CmsCollection[] {
  const { place, schema } = kindOf(kind);
  if (place.shape !== "single" && place.shape !== "list") return [];
  const json = jsonSchemaOf(kind);
  const label = place.shape === "list" ? plural(words(kind)) : words(kind);
  const list: CmsField = {
    name: listField,
    label,
    hint: schema.description ?? "",
    ...listWidget(json, choices),
  };
  const file = {
    name: kind,
    label,
    file: `content/${place.file}`,
    fields: place.shape === "list" ? [list] : fieldsOf(json, choices),
  };
  return [
    {
      name: kind,
      label,
      description: schema.description ?? "",
      format: formatName(kind),
      media_folder: "/content/pages",
      public_folder: "",
      files: [file],
    },
  ];
}

/**
 * Makes the configuration.
 * @param site the origin and the name of the site
 * @param choices what references may name
 */
export const cmsConfig = (site: { url: string; name: string }, choices: Choices): CmsConfig => ({
  backend: { name: "git-gateway", branch: "main" },
  // Decap asks for it on localhost alone.
  local_backend: { url: localBackend },
  load_config_file: false,
  locale: "en",
  site_url: site.url,
  display_url: site.url,
  logo: { src: "/mark.svg" },
  media_folder: "content/pages",
  public_folder: "",
  slug: { encoding: "ascii", clean_accents: true },
  collections: [
    ...kindNames.flatMap((kind) => folderCollection(kind, choices)),
    ...kindNames.flatMap((kind) => fileCollection(kind, choices)),
  ],
});
