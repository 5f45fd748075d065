/** Makes the file of a new entry or of a page, with words for the author in the place of texts. */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import { placeholder } from "../../src/content/check/placeholder-text";
import { loadContent } from "../../src/content/disk/load";
import { addressOf, allEntries } from "../../src/content/site/site";
import { knownIds } from "../../src/gatsby/schema/generated-files";
import { hyphenated } from "../../src/lib/plain-letters";
import { dayIn } from "../../src/lib/time-zone";
import { longestAddress } from "../../src/model/fields";
import { jsonSchemaOf, nameOfKind, schemaLine } from "../../src/model/json-schema";
import { fileOf, isMarkdown, kindNames, kindOf, type KindName } from "../../src/model/kinds";
import { didYouMean } from "../../src/model/problem";

/** The JSON Schema of a field, as far as a new file needs it. */
interface FieldSchema {
  type?: string;
  format?: string;
  description?: string;
  enum?: unknown[];
  examples?: unknown[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  minItems?: number;
  items?: FieldSchema;
  properties?: Record<string, FieldSchema>;
  required?: string[];
}

const sorts = new Map(
  kindNames.flatMap((kind): [string, KindName][] =>
    kindOf(kind).place.shape === "list" ? [] : [[nameOfKind(kind), kind]],
  ),
);

/** The values that a field may have, if they are known. */
const choicesOf = ({ enum: values, examples = [] }: FieldSchema) => values ?? examples;

/** A value that passes the check; that of a text says what belongs there. */
function sample(schema: FieldSchema): unknown {
  const { type, items, properties, required, description = "" } = schema;
  const [first] = choicesOf(schema);
  if (first !== undefined) return first;
  if (items) {
    const count = Math.max(1, schema.minItems ?? 1);
    const choices = choicesOf(items).slice(0, count);
    return choices.length > 0
      ? choices
      : Array.from({ length: count }, () => sample({ description, ...items }));
  }
  if (properties)
    return Object.fromEntries(
      required?.map((name) => [name, sample(properties[name] ?? {})]) ?? [],
    );
  if (schema.format === "uri") return "https://www.example.com/";
  if (type !== "string") return type === "boolean" ? false : (schema.minimum ?? 1);
  const { minLength = 1, maxLength = 400 } = schema;
  const words = `${placeholder}. ${description} `;
  const text = words.repeat(Math.ceil(minLength / words.length));
  return text.slice(0, maxLength).trim();
}

/** The fields, each below its explanation; those that may be left out are comments. */
function linesOf(schema: FieldSchema, known: Record<string, unknown>): string {
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    // `example` marks the entries that came with the site; a new entry is not one.
    if (name === "example") return [];
    const values = field.items ?? field;
    const choices = choicesOf(values).join(", ");
    const allowed = choices && `${values.enum ? "Allowed" : "Such as"}: ${choices}.`;
    const isNeeded = schema.required?.includes(name) || name in known;
    const value = known[name] ?? sample(field);
    return [
      `# ${[field.description, allowed].filter(Boolean).join(" ")}`,
      isNeeded ? stringify({ [name]: value }, { lineWidth: 0 }).trimEnd() : `# ${name}:`,
    ];
  });
  return fields.join("\n");
}

const body = `
${placeholder}. The first paragraph says what the reader will be able to do, and with which figures.

## ${placeholder}. A heading says what its section shows

${placeholder}. It is Markdown: **bold**, [a link](/contact/), lists, tables, and pictures that stand
beside this file, as \`![what it shows](picture.jpg)\`. A section begins with \`##\` and a part of one with
\`###\`. Facts of the firm are written as {{site.name}} or {{site.replyTime}}.
`;

/**
 * Makes a file; that of an entry is a draft.
 * @param sort the name of its kind, such as `blog-post` or `tools-page`
 * @param title the title of an entry
 * @param words those that become its address
 * @param root the folder of content
 * @returns what to do next, line by line
 * @throws an error worded for the author, if the file cannot be made
 */
export function makeFile(sort = "", title = "", words = title, root = "content"): string[] {
  const kind = sorts.get(sort);
  const names = [...sorts.keys()];
  const usage =
    'Say what to make, and its title: npm run new -- blog-post "How returns eat a margin"';
  if (!kind) throw new Error(`${usage}. It can be ${names.join(", ")}${didYouMean(sort, names)}.`);
  const { schema, place, list, pages, newestFirst, route } = kindOf(kind);
  const content = loadContent(path.resolve(root));
  const isEntry = place.shape !== "single";
  const plain = hyphenated(words, content.site.locale.letters);
  const id = plain
    .slice(0, longestAddress + 1)
    .replace(plain.length > longestAddress ? /-[^-]*$/ : "", "");
  if (isEntry && !id)
    throw new Error(`No address can be made of "${words}". ${usage} --address "in plain words"`);
  const name = fileOf(kind, id).replace("content/", "");
  const file = path.resolve(root, name);
  if (existsSync(file)) throw new Error(`${root}/${name} is there already.`);
  const orders = allEntries(content.site).flatMap((entry) =>
    entry.kind === kind && "order" in entry.data ? entry.data.order : [],
  );
  const values = { title, draft: true, order: Math.max(0, ...orders) + 1 };
  const days = [newestFirst, pages?.sitemap.lastChange?.at(-1)].flatMap((day) => day ?? []);
  const known = {
    ...Object.fromEntries(
      Object.entries(values).filter(([field]) => isEntry && field in schema.shape),
    ),
    ...Object.fromEntries(days.map((day) => [day, dayIn()])),
    ...(route && {
      seo: { description: `${placeholder}. What readers find on the page ${route}` },
    }),
  };
  const fields = linesOf(jsonSchemaOf(kind, knownIds(content)) as FieldSchema, known);
  const text = isMarkdown(kind)
    ? `---\n${fields}\n---\n${body}`
    : `${schemaLine(kind, name)}\n${fields}\n`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return [
    `Made ${root}/${name}.`,
    `1. Run npm start and open http://localhost:8000${addressOf({ kind, id }) ?? list ?? "/"}`,
    `2. Replace every text that begins with "${placeholder}".`,
    `3. Run npm run content. When it is right, remove the line "draft: true", if there is one.`,
  ];
}
