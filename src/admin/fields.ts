/** From the schema of a field to its label, hint and widget in the CMS. */
import type { JsonSchema } from "../model/json-schema";

export interface CmsField {
  name: string;
  label: string;
  widget: string;
  hint?: string;
  required?: boolean;
  [option: string]: unknown;
}

/** The possible targets of references: ids and the names that people know them by, by kind. */
export type Choices = ReadonlyMap<string, readonly { value: string; label: string }[]>;

/** A readable label for a field name: `seoTitle` becomes "Seo title". */
export const labelOf = (name: string) => {
  const spaced = name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return `${spaced[0]?.toUpperCase() ?? ""}${spaced.slice(1)}`;
};

/** Limits a text to the model's length; one with a token such as {{site.name}} may have any length. */
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

/** The widget of a list: of values, or of groups of fields. */
export function listWidget(schema: JsonSchema, choices: Choices): Widget {
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

/** The fields of an object. */
export function fieldsOf(schema: JsonSchema, choices: Choices): CmsField[] {
  const required = new Set(schema.required as string[] | undefined);
  const properties = (schema.properties ?? {}) as Record<string, JsonSchema>;
  return Object.entries(properties).map(([name, field]) => ({
    name,
    label: labelOf(name),
    hint: `${String(field.description ?? "")}${limits(field)}`,
    required: required.has(name) && field.type !== "boolean",
    ...widgetOf(field, choices),
  }));
}
