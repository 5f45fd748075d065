/** Replaces tokens in texts with the facts of the site: `{{site.name}}`, `{{claims.years}}`, `{{count.tools}}`. */
import { z } from "zod";
import { companyFacts, type CompanyDetails } from "../lib/company";
import { isRecord } from "../lib/is-record";
import { countryName, localeOf } from "../lib/locale";
import { upperFirst } from "../lib/text";
import { analyticsFacts } from "./analytics-tools";
import { defaultWords } from "./default-words";
import { formFacts, type FormDelivery } from "./host-forms";
import { siteSettings } from "./kinds/site-settings";
import { allowedValues, didYouMean } from "./problem";
import type { Surroundings } from "./processors";
import { unwrap } from "./schema-notes";

const pattern = /\{\{\s*([^{}]*?)\s*\}\}/g;

export type TokenTable = Map<string, string>;

function collect(table: TokenTable, prefix: string, data: unknown): void {
  if (typeof data === "string" || typeof data === "number") table.set(prefix, String(data));
  else if (typeof data === "boolean") table.set(prefix, data ? "yes" : "");
  else if (isRecord(data))
    for (const [name, value] of Object.entries(data)) collect(table, `${prefix}.${name}`, value);
}

/** Gives each fact of a schema an empty text. */
function collectEmpty(table: TokenTable, prefix: string, schema: z.core.$ZodType): void {
  const { inner } = unwrap(schema);
  if (inner instanceof z.ZodObject)
    for (const [name, field] of Object.entries(inner.shape as Record<string, z.core.$ZodType>))
      collectEmpty(table, `${prefix}.${name}`, field);
  else if (!(inner instanceof z.ZodArray)) table.set(prefix, "");
}

/**
 * Builds the table of tokens. A fact that is not filled in, is off, or is a receiver that forms do not use has an empty
 * text.
 * @param counts how many entries a kind has, by its file or folder, such as `services`
 * @param films the services whose films the site shows
 * @param words how texts write small numbers and other facts
 */
export function tokenTable(
  site: unknown,
  claims: unknown,
  { hasMeasurementId }: Surroundings,
  counts: ReadonlyMap<string, number> = new Map(),
  films: readonly string[] = [],
  words = defaultWords.facts,
): TokenTable {
  const table: TokenTable = new Map();
  collectEmpty(table, "site", siteSettings);
  collect(table, "site", site);
  const { language } = localeOf(table.get("site.language"));
  const country = countryName(table.get("site.country") ?? "", language);
  if (country) table.set("site.country", country);
  const settings = isRecord(site) ? site : {};
  if (isRecord(settings.company)) {
    const facts = companyFacts(site as unknown as CompanyDetails, country ?? "");
    collect(table, "site.company", facts);
  }
  collect(table, "site.analytics", analyticsFacts(settings, hasMeasurementId, words));
  const parts = isRecord(settings.parts) ? settings.parts : {};
  const sorted = films.toSorted(new Intl.Collator(language).compare);
  table.set("site.films", new Intl.ListFormat(language).format(sorted));
  table.set("site.themes", parts.darkScheme === "off" ? "" : words.themes);
  if (isRecord(settings.forms))
    collect(
      table,
      "site.forms",
      formFacts(settings.forms as unknown as FormDelivery, words.webhook),
    );
  if (Array.isArray(claims))
    for (const claim of claims as unknown[])
      if (isRecord(claim) && "id" in claim && "value" in claim)
        table.set(`claims.${String(claim.id)}`, String(claim.value));
  const numbers = words.numbers.split(/,\s*/);
  for (const [name, count] of counts) {
    const word = numbers[count] ?? String(count);
    table.set(`count.${name}`, word);
    table.set(`Count.${name}`, upperFirst(word));
  }
  return table;
}

/** The names of the facts of the same file, or all names if no fact is from that file. */
export function factNames(table: TokenTable, name: string): string[] {
  const names = [...table.keys()];
  const near = names.filter((known) => known.startsWith(`${name.split(".")[0] ?? ""}.`));
  return near.length > 0 ? near : names;
}

export interface TokenFault {
  /** Position of the token in the text, from 0. */
  offset: number;
  /** Whether it begins as known tokens do, such as with `site.`, so that it cannot be other text in braces. */
  isFact: boolean;
  message: string;
}

/** Whether a name begins as a known one, such as with `site.`. */
export const isFactName = (name: string, names: readonly string[]): boolean =>
  names.some((known) => known.split(".")[0] === name.split(".")[0]);

function faultOf(whole: string, name: string, names: string[]): Omit<TokenFault, "offset"> {
  if (names.includes(name))
    return {
      isFact: true,
      message: `${whole} is empty; fill it in, leave it out, or put what names it between lines of {{#if ${name}}} and {{/if}} in a Markdown text`,
    };
  const [, ofPart] = /^#(?:if|unless)\s+(.*)/.exec(name) ?? [];
  if (ofPart !== undefined && isFactName(ofPart, names))
    return { isFact: true, message: `${whole} must stand alone on a line of a Markdown text` };
  if (/^\/(if|unless)$/.test(name))
    return { isFact: false, message: `${whole} ends no {{#${name.slice(1)} …}} above it` };
  return {
    isFact: isFactName(name, names),
    message: `${whole} is not defined${didYouMean(name, names)}; allowed: ${allowedValues(names)}`,
  };
}

export interface Filled {
  text: string;
  faults: TokenFault[];
}

/** Replaces tokens with their facts. Reports tokens without one; an empty one leaves its name. */
export function fillTokens(text: string, table: TokenTable): Filled {
  const faults: TokenFault[] = [];
  const filled = text.replace(pattern, (whole, name: string, offset: number) => {
    const value = table.get(name);
    if (value) return value;
    faults.push({ offset, ...faultOf(whole, name, factNames(table, name)) });
    return value === undefined ? whole : name.slice(name.lastIndexOf(".") + 1);
  });
  return { text: filled, faults };
}

/** @param onFilled receives the path of each text with its tokens replaced */
export function fillTree(
  data: unknown,
  table: TokenTable,
  onFilled: (path: PropertyKey[], filled: Filled) => void = () => undefined,
  path: PropertyKey[] = [],
): unknown {
  if (typeof data === "string") {
    const filled = fillTokens(data, table);
    onFilled(path, filled);
    return filled.text;
  }
  if (Array.isArray(data))
    return data.map((item, index) => fillTree(item, table, onFilled, [...path, index]));
  if (isRecord(data))
    return Object.fromEntries(
      Object.entries(data).map(([name, value]) => [
        name,
        fillTree(value, table, onFilled, [...path, name]),
      ]),
    );
  return data;
}
