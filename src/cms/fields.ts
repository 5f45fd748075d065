/** Makes the label, hint and field type of a field in the CMS from its schema. */
import type { Field } from "@sveltia/cms";
import type { JsonSchema } from "../model/json-schema";
import { kindOf, type KindName } from "../model/kinds";
import { choiceLabel, itemLabel, groupOf, labelOf } from "./labels";

/** The key under which the CMS has the entries of a list file: it edits objects, not bare lists. */
export const listField = "entries";

/** The name of a field type of the CMS that also shows the faults of its text; `link` offers the pages of the site too. */
export const checkedType = (type: "string" | "text" | "link"): string => `checked-${type}`;

/** Whether a text is an address that may lead to a page of the site. */
const leadsToPages = ({ examples }: JsonSchema): boolean =>
  Array.isArray(examples) && examples.includes("/contact/");

/** A hint with the number of entries that a list may have. The CMS itself shows the limits of texts and numbers. */
function countHint({ minItems = 0, maxItems }: JsonSchema): string {
  if (typeof maxItems !== "number") return "";
  if (minItems === maxItems) return ` ${maxItems} ${maxItems === 1 ? "entry" : "entries"}.`;
  return ` ${Number(minItems)} to ${maxItems} entries.`;
}

/** A limit from the model. zod also limits whole numbers to JavaScript's safe integers, which is left out. */
const limitOf = (limit: unknown): number | undefined =>
  typeof limit === "number" && Math.abs(limit) < Number.MAX_SAFE_INTEGER ? limit : undefined;

type Widget = Record<string, unknown> & { widget: string };

/** The fields by which people know an entry of a list, best first. */
const entryTitles = ["title", "name", "label", "question", "quote", "value", "text", "work", "id"];

const titleOf = (properties: object): string | undefined =>
  entryTitles.find((name) => name in properties);

/** A field that offers the current entries of another kind. */
function relation(kind: KindName): Widget {
  const { place, schema } = kindOf(kind);
  const title = titleOf(schema.shape) ?? "id";
  if (place.shape !== "list")
    return {
      widget: "relation",
      collection: kind,
      value_field: "{{slug}}",
      display_fields: [title],
    };
  const [value, shown] = ["id", title].map((name) => `${listField}.*.${name}`);
  return {
    widget: "relation",
    collection: groupOf(kind),
    file: kind,
    value_field: value,
    display_fields: [shown],
  };
}

/** The field type of a field, with its options. */
function widgetOf(schema: JsonSchema, entry: string, isRequired: boolean, path: string): Widget {
  const reference = schema["x-reference"];
  if (typeof reference === "string") return relation(reference as KindName);
  if (Array.isArray(schema.enum)) {
    const values: unknown[] = schema.enum;
    return {
      widget: "select",
      options: values.map((value) => ({ value, label: choiceLabel(String(value)) })),
    };
  }
  if (schema["x-picture"])
    return { widget: "image", accept: ".jpg,.jpeg,.png,.webp", choose_url: false };
  // The site too uses days in UTC.
  if (schema.format === "date")
    return { widget: "datetime", type: "date", format: "YYYY-MM-DD", input_timezone: "utc" };
  if (schema.type === "boolean") return { widget: "boolean", default: schema.default };
  if (schema.type === "integer" || schema.type === "number")
    return {
      widget: "number",
      ...(schema.type === "integer" ? { value_type: "int" } : { value_type: "float", step: 0.1 }),
      min: limitOf(schema.minimum),
      max: limitOf(schema.maximum),
    };
  if (schema.type === "array")
    return { ...listWidget(schema, entry, path), required: isRequired && "x-min" in schema };
  if (schema.type === "object")
    // The CMS shows a required group from the start, and a button to add an optional one.
    return {
      widget: "object",
      required: isRequired,
      collapsed: "auto",
      fields: cmsFields(schema, path),
    };
  const { minLength, maxLength } = schema;
  const isLong = typeof maxLength === "number" && maxLength > 168;
  const type = leadsToPages(schema) ? "link" : isLong ? "text" : "string";
  // These limits are only shown: the check measures a text with its names filled in.
  const limits = { minlength: minLength, maxlength: maxLength };
  return { widget: checkedType(type), path, ...limits };
}

/**
 * The field type of a list: of values, or of groups of fields.
 * @param entry the name of one entry
 * @param path the names that lead to it, joined by dots
 */
export function listWidget(schema: JsonSchema, entry: string, path = ""): Widget {
  const items = (schema.items ?? {}) as JsonSchema;
  const item = widgetOf(items, entry, true, path);
  const limits = { min: schema["x-min"], max: schema.maxItems };
  if (["select", "relation"].includes(item.widget)) return { ...item, multiple: true, ...limits };
  const list = { widget: "list", label_singular: entry.toLowerCase(), collapsed: true, ...limits };
  if (item.widget !== "object")
    return { ...list, field: { ...item, name: "item", label: entry, required: false } };
  const title = titleOf((items.properties ?? {}) as object);
  return { ...list, fields: item.fields, ...(title && { summary: `{{fields.${title}}}` }) };
}

/** @param path the names that lead to the group, joined by dots */
export function cmsFields(schema: JsonSchema, path = ""): Field[] {
  const required = new Set(schema.required as string[] | undefined);
  const properties = (schema.properties ?? {}) as Record<string, JsonSchema>;
  return Object.entries(properties).map(([name, field]) => {
    const isRequired = required.has(name);
    // The CMS has a switch where the file has true or false.
    const description = String(field.description ?? "").replace(
      / \((true|false) in the file\)/,
      "",
    );
    return {
      name,
      label: labelOf(name, path) + (isRequired ? "" : " (optional)"),
      hint: `${description}${countHint(field)}`,
      // The content check reports missing fields instead, because drafts may lack some.
      required: false,
      ...widgetOf(field, itemLabel(name), isRequired, path ? `${path}.${name}` : name),
    } as unknown as Field;
  });
}
