/**
 * What editors wrote, read straight from the files of content/: tests of the built site and of the browser compare
 * it with the pages, and share no code with what builds them but the declarations of the kinds and the rules of
 * quotation marks. The files are taken to be right, since the check has passed them.
 */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import type { z } from "zod";
import { typeset } from "../../src/content/html/typeset";
import { noteOf } from "../../src/model/fields";
import { kindNames, kindOf, type Data, type KindName } from "../../src/model/kinds";

/** Where the entries of a kind stand below content/. A star is an entry's id; a list names ids itself. */
function placeOf(kind: KindName): string {
  const { place } = kindOf(kind);
  if (place.shape === "files") return `${place.folder}/*.${place.extension}`;
  return place.shape === "folders" ? `${place.folder}/*/${place.file}` : place.file;
}

export interface ContentEntry<Name extends KindName = KindName> {
  /** The name of its file or folder, or the id that the list gives it. */
  id: string;
  data: Data<Name>;
  /** The Markdown below the front matter, its tokens filled; empty where there is none. */
  body: string;
}

const root = path.resolve("content");
const read = (name: string) => readFileSync(path.join(root, name), "utf8").replace(/\r\n/g, "\n");

/** The day of the build, in UTC: what is dated later is not on the site. */
export const buildDay: string = (
  existsSync("public/sitemap.xml") ? statSync("public/sitemap.xml").mtime : new Date()
)
  .toISOString()
  .slice(0, 10);

const settings = parse(read(placeOf("SiteSettings"))) as Data<"SiteSettings">;
const { company } = settings;

/** The facts of the company; an empty text is one that the owner has not filled in yet. */
export const companyFacts = {
  legalName: company.legalName ?? settings.name,
  registryCode: company.registryCode ?? "",
  register: company.registryCode ? company.register : "",
  address: [company.street, settings.city, settings.country].filter(Boolean).join(", "),
  vatNumber: company.vatNumber ?? "",
};

/** The ways of the forms by their names; an empty text is a way that the owner does not use. */
const formFacts = {
  webhook: settings.forms.webhook === "on" ? "Automation service" : "",
  backup: settings.forms.backup === "netlify" ? "Netlify Forms" : "",
};

const claims = Object.fromEntries(
  (parse(read(placeOf("Claim"))) as Data<"Claim">[]).map(({ id, value }) => [id, value]),
);
const facts: Record<string, unknown> = {
  site: { ...settings, company: companyFacts, forms: formFacts },
  claims,
};

const numberWords = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/** How many entries are on the site of the kind in a file or folder, in words. */
function countIn(folder: string): string {
  const kind = kindNames.find((each) => /^[a-z-]+/.exec(placeOf(each))?.[0] === folder);
  const count = kind ? all(kind).length : 0;
  return numberWords[count] ?? String(count);
}

/** What a token such as `{{site.name}}` stands for; undefined for a token that names nothing. */
function tokenValue(name: string): string | undefined {
  const [, first, folder] = /^(c|C)ount\.(.+)/.exec(name) ?? [];
  if (folder) {
    const word = countIn(folder);
    return first === "C" ? `${word[0]?.toUpperCase() ?? ""}${word.slice(1)}` : word;
  }
  const value = name
    .split(".")
    .reduce<unknown>((data, part) => (data as Record<string, unknown> | undefined)?.[part], facts);
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
}

/** A token such as `{{site.name}}`, with its name. */
const token = /\{\{\s*([\w.-]+)\s*\}\}/g;

const filled = (text: string): string =>
  text.replace(token, (whole, name: string) => tokenValue(name) ?? whole);

/** Fields that are shown letter for letter: the sentence for an unknown article, and notifications of forms. */
const verbatim = new Set(["postLead", "sent", "failed"]);

function fieldsIn(data: unknown, asTyped = false): unknown {
  if (typeof data === "string") return asTyped ? filled(data) : typeset(filled(data));
  if (Array.isArray(data)) return data.map((each) => fieldsIn(each, asTyped));
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      fieldsIn(value, asTyped || verbatim.has(name)),
    ]),
  );
}

/** A row of a table, or a paragraph, about a fact that there is not is left out of the page. */
const isEmptyLine = (line: string): boolean =>
  [...line.matchAll(token)].some(([, name = ""]) => tokenValue(name) === "");

const withoutEmptyLines = (body: string): string =>
  body
    .split("\n")
    .filter((line) => !isEmptyLine(line))
    .join("\n");

function readFile(name: string): { data: unknown; body: string } {
  const [, frontMatter, body = ""] =
    /^---\n([\s\S]*?)\n---(?:\n|$)([\s\S]*)/.exec(read(name)) ?? [];
  return name.endsWith(".md")
    ? { data: fieldsIn(parse(frontMatter ?? "")), body: filled(withoutEmptyLines(body)) }
    : { data: fieldsIn(parse(read(name))), body: "" };
}

function readKind<Name extends KindName>(kind: Name): ContentEntry<Name>[] {
  const place = placeOf(kind);
  const [folder = "", rest = ""] = place.split("*");
  if (place.includes("*")) {
    if (!existsSync(path.join(root, folder))) return [];
    return readdirSync(path.join(root, folder))
      .sort()
      .filter((name) => (rest.startsWith("/") ? !name.startsWith(".") : name.endsWith(rest)))
      .map((name) => name.replace(/\.\w+$/, ""))
      .filter((id) => existsSync(path.join(root, `${folder}${id}${rest}`)))
      .map((id) => ({ id, ...readFile(`${folder}${id}${rest}`) }) as ContentEntry<Name>);
  }
  const { data } = readFile(place);
  return (Array.isArray(data) || data === null ? (data ?? []) : [data]).map((item: unknown) => ({
    id: String((item as { id?: string }).id ?? kind),
    data: item as Data<Name>,
    body: "",
  }));
}

/** Whether an entry is on the site: no draft, not of a day to come, and not closed. */
function isPublished(kind: KindName, data: object): boolean {
  const dayIn = (role: "publishOn" | "expireOn") => {
    const field = Object.entries<z.ZodType>(kindOf(kind).schema.shape).find(
      ([, schema]) => noteOf(schema)?.role === role,
    );
    return String((data as Record<string, unknown>)[field?.[0] ?? ""] ?? buildDay);
  };
  const { draft } = data as { draft?: boolean };
  return draft !== true && dayIn("publishOn") <= buildDay && dayIn("expireOn") >= buildDay;
}

/** Newest first where the kind says so, else by `order` where entries have one, else as the file has it. */
function inOrder(kind: KindName): (a: ContentEntry, b: ContentEntry) => number {
  const { newestFirst } = kindOf(kind);
  const dayOf = ({ data }: ContentEntry) =>
    String((data as Record<string, unknown>)[newestFirst ?? ""]);
  return (a, b) => {
    if (newestFirst) return dayOf(b).localeCompare(dayOf(a));
    return "order" in a.data && "order" in b.data ? a.data.order - b.data.order : 0;
  };
}

const cache = new Map<KindName, ContentEntry[]>();

function entries<Name extends KindName>(kind: Name): ContentEntry<Name>[] {
  const known = cache.get(kind) ?? readKind(kind).sort(inOrder(kind));
  cache.set(kind, known);
  return known as ContentEntry<Name>[];
}

/** The entries of a kind that are on the site, in the order in which it shows them. */
export const all = <Name extends KindName>(kind: Name): ContentEntry<Name>[] =>
  entries(kind).filter(({ data }) => isPublished(kind, data));

/** The entries of a kind that say that they are drafts. */
export const draftsOf = (kind: KindName): ContentEntry[] =>
  entries(kind).filter(({ data }) => "draft" in data && data.draft === true);

/** The data of the only entry of a kind that is one file. */
export function only<Name extends KindName>(kind: Name): Data<Name> {
  const [entry] = entries(kind);
  if (!entry) throw new Error(`content/${placeOf(kind)} holds nothing.`);
  return entry.data;
}

/** The data of an entry that others refer to by its id. */
export function one<Name extends KindName>(kind: Name, id: string): Data<Name> {
  const entry = entries(kind).find((each) => each.id === id);
  if (!entry) throw new Error(`content/${placeOf(kind)} has no ${id}.`);
  return entry.data;
}
