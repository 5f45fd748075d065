/** Replaces tokens in texts with the facts of the site: `{{site.name}}`, `{{claims.years}}`, `{{count.tools}}`. */
import { companyFacts, type CompanyDetails } from "../lib/company";
import { isRecord } from "../lib/is-record";
import { upperFirst } from "../lib/text";
import { formFacts, type FormDelivery } from "./host-forms";
import { allowedValues, didYouMean } from "./problem";

const pattern = /\{\{\s*([^{}]*?)\s*\}\}/g;

export type TokenTable = Map<string, string>;

function collect(table: TokenTable, prefix: string, data: unknown): void {
  if (typeof data === "string" || typeof data === "number") table.set(prefix, String(data));
  else if (isRecord(data))
    for (const [name, value] of Object.entries(data)) collect(table, `${prefix}.${name}`, value);
}

/** Small numbers as texts write them. */
const numberWords = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/**
 * Builds the table of tokens. Facts that are not filled in, and receivers that forms do not use, have an empty text.
 * @param counts how many entries a kind has, by its file or folder, such as `services`
 */
export function tokenTable(
  site: unknown,
  claims: unknown,
  counts: ReadonlyMap<string, number> = new Map(),
): TokenTable {
  const table: TokenTable = new Map();
  const company =
    isRecord(site) && isRecord(site.company) && companyFacts(site as unknown as CompanyDetails);
  collect(table, "site", company ? { ...site, company } : site);
  if (isRecord(site) && isRecord(site.forms))
    collect(table, "site.forms", formFacts(site.forms as unknown as FormDelivery));
  if (Array.isArray(claims))
    for (const claim of claims as unknown[])
      if (isRecord(claim) && "id" in claim && "value" in claim)
        table.set(`claims.${String(claim.id)}`, String(claim.value));
  for (const [name, count] of counts) {
    const word = numberWords[count] ?? String(count);
    table.set(`count.${name}`, word);
    table.set(`Count.${name}`, upperFirst(word));
  }
  return table;
}

export const tokensIn = (text: string): string[] =>
  [...text.matchAll(pattern)].map(([, name = ""]) => name);

export interface UnknownToken {
  /** Position of the token in the text, from 0. */
  offset: number;
  /** Whether it begins as known tokens do, such as with `site.`, so that it cannot be other text in braces. */
  isFact: boolean;
  message: string;
}

/** Replaces tokens with their facts, and reports tokens without one. */
export function fillTokens(
  text: string,
  table: TokenTable,
): { text: string; unknown: UnknownToken[] } {
  const unknown: UnknownToken[] = [];
  const filled = text.replace(pattern, (whole, name: string, offset: number) => {
    const value = table.get(name);
    if (value !== undefined) return value;
    const namespace = `${name.split(".")[0] ?? ""}.`;
    const near = [...table.keys()].filter((known) => known.startsWith(namespace));
    // The file of this fact cannot be read, which is reported once: show the name of the fact.
    if (near.length === 0 && /^(site|claims)\.$/.test(namespace))
      return name.slice(namespace.length);
    const names = near.length > 0 ? near : [...table.keys()];
    unknown.push({
      offset,
      isFact: near.length > 0,
      message: `${whole} is not defined${didYouMean(name, names)}; allowed: ${allowedValues(names)}`,
    });
    return whole;
  });
  return { text: filled, unknown };
}

export function fillTree(
  data: unknown,
  table: TokenTable,
  onUnknown: (path: PropertyKey[], message: string) => void,
  path: PropertyKey[] = [],
): unknown {
  if (typeof data === "string") {
    const { text, unknown } = fillTokens(data, table);
    for (const token of unknown) onUnknown(path, token.message);
    return text;
  }
  if (Array.isArray(data))
    return data.map((item, index) => fillTree(item, table, onUnknown, [...path, index]));
  if (isRecord(data))
    return Object.fromEntries(
      Object.entries(data).map(([name, value]) => [
        name,
        fillTree(value, table, onUnknown, [...path, name]),
      ]),
    );
  return data;
}
