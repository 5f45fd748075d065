/** From the schema of a field to its label, hint and widget in the CMS. */
import type { JsonSchema } from "../model/json-schema";
import type { Choices } from "./choices";
import { closedEntry, closedGroup, closedValue } from "./closed-names";
import { choiceLabel, entryOf, labelOf } from "./names";

export interface CmsField {
  name: string;
  label: string;
  widget: string;
  hint?: string;
  required?: boolean;
  [option: string]: unknown;
}

/** Whether a limit of a number is one of the model; whole numbers have those of the language besides. */
const isLimit = (limit: unknown): limit is number =>
  typeof limit === "number" && Math.abs(limit) < Number.MAX_SAFE_INTEGER;

/** What a number may be, unless its description says so. */
function limitsOfNumber({ minimum, maximum, description }: JsonSchema): string {
  const [least, most] = [minimum, maximum].map((limit) => (isLimit(limit) ? limit : undefined));
  const words =
    most === undefined
      ? `from ${least}`
      : least === undefined
        ? `up to ${most}`
        : `${least} to ${most}`;
  const isSaid = String(description ?? "").includes(words);
  if (isSaid || (least === undefined && most === undefined)) return "";
  return ` ${words[0]?.toUpperCase() ?? ""}${words.slice(1)}.`;
}

/** What a number may be, and how many entries a list may have; a text counts its characters itself. */
function limits(schema: JsonSchema): string {
  const { minItems, maxItems } = schema;
  if (typeof maxItems !== "number") return limitsOfNumber(schema);
  if (minItems === maxItems) return ` ${maxItems} ${maxItems === 1 ? "entry" : "entries"}.`;
  return ` ${Number(minItems ?? 0)} to ${maxItems} entries.`;
}

/** The widget of texts in a line or a few. */
export const plainText = "plain-text";

/** The widget of references. */
export const referenceWidget = "reference";

interface Widget {
  widget: string;
  [option: string]: unknown;
}

/** The widget of a field, with its options. */
function widgetOf(schema: JsonSchema, choices: Choices, entry: string): Widget {
  const reference = schema["x-reference"];
  if (typeof reference === "string")
    return { widget: referenceWidget, kind: reference, options: choices.get(reference) ?? [] };
  if (Array.isArray(schema.enum)) {
    const values: unknown[] = schema.enum;
    return {
      widget: "select",
      options: values.map((value) => ({ value, label: choiceLabel(String(value)) })),
    };
  }
  if (schema["x-picture"]) return { widget: "image", choose_url: false };
  if (schema.format === "date")
    return {
      widget: "datetime",
      format: "YYYY-MM-DD",
      date_format: "YYYY-MM-DD",
      time_format: false,
      // Days are those of UTC, on the site as here.
      picker_utc: true,
    };
  if (schema.type === "boolean") return { widget: "boolean" };
  if (schema.type === "integer" || schema.type === "number") return { widget: "number" };
  if (schema.type === "array") return listWidget(schema, choices, entry);
  if (schema.type === "object")
    return {
      widget: "object",
      collapsed: true,
      fields: fieldsOf(schema, choices),
      summary: closedGroup(schema),
    };
  const { minLength, maxLength } = schema;
  const isCounted = typeof minLength === "number" && typeof maxLength === "number";
  return { widget: plainText, ...(isCounted && { minLength, maxLength }) };
}

/**
 * The widget of a list: of values, or of groups of fields.
 * @param entry what one of its entries is called
 */
export function listWidget(schema: JsonSchema, choices: Choices, entry: string): Widget {
  const items = (schema.items ?? {}) as JsonSchema;
  const item = widgetOf(items, choices, entry);
  if (["select", referenceWidget].includes(item.widget)) return { ...item, multiple: true };
  const list = { widget: "list", label_singular: entry };
  if (item.widget === "object")
    return { ...list, collapsed: true, fields: item.fields, summary: closedEntry(items, entry) };
  // One that is empty is left out of the file.
  const field = { ...item, name: "item", label: entry, required: false };
  return { ...list, collapsed: false, field, summary: closedValue(field.name, entry) };
}

/** Its label, and what else is said of it. A list would have “(optional)” on its button and in its count. */
function words(name: string, field: JsonSchema, isRequired: boolean, widget: string) {
  // Editors of the CMS have a switch where files have words.
  const spoken = String(field.description ?? "").replace(" (true in the file)", "");
  const hint = `${spoken}${limits(field)}`;
  if (isRequired) return { label: labelOf(name), hint };
  if (widget === "list") return { label: labelOf(name), hint: `${hint} Optional.` };
  return { label: `${labelOf(name)} (optional)`, hint };
}

/** The fields of an object. */
export function fieldsOf(schema: JsonSchema, choices: Choices): CmsField[] {
  const required = new Set(schema.required as string[] | undefined);
  const properties = (schema.properties ?? {}) as Record<string, JsonSchema>;
  // Search texts: their title and description stand on one line each of a search result.
  const isSearchText =
    "title" in properties && "description" in properties && "keywords" in properties;
  const siteName = choices.get("SiteSettings")?.[0]?.label;
  return Object.entries(properties).map(([name, field]) => {
    const widget = widgetOf(field, choices, entryOf(name));
    return {
      name,
      ...words(name, field, required.has(name), widget.widget),
      // The check says what is missing and where, and lets drafts be half filled.
      required: false,
      ...widget,
      // A new entry is not on the site before its author says so.
      ...(name === "draft" && { default: true }),
      ...(isSearchText &&
        ["title", "description"].includes(name) && { searchLine: name, siteName }),
    };
  });
}
