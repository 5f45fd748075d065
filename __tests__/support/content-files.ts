/**
 * Reads content/ for tests of the built site and of the browser, which compare it with the pages. To be independent, it
 * shares no code with the build but the declarations of the kinds, the facts of texts and the rules of quotation marks. It
 * does not validate the files, because the check has passed.
 */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import type { z } from "zod";
import { typeset } from "../../src/content/html/typeset";
import { shownText } from "../../src/content/read/conditional-parts";
import { noteOf } from "../../src/model/schema-notes";
import { parts, type Part } from "../../src/model/parts";
import { kindNames, kindOf, type Data, type KindName } from "../../src/model/kinds";
import { tokenTable } from "../../src/model/text-tokens";

/** The path of a kind's entries below content/. A star replaces an entry's id; a list has the ids in its file. */
function placeOf(kind: KindName): string {
  const { place } = kindOf(kind);
  if (place.shape === "files") return `${place.folder}/*.${place.extension}`;
  return place.shape === "folders" ? `${place.folder}/*/${place.file}` : place.file;
}

export interface ContentEntry<Name extends KindName = KindName> {
  /** The name of its file or folder, or its `id` in a list. */
  id: string;
  data: Data<Name>;
  /** The Markdown below the front matter, with its text tokens filled in; empty if there is none. */
  body: string;
}

const root = path.resolve("content");
const read = (name: string) => readFileSync(path.join(root, name), "utf8").replace(/\r\n/g, "\n");

/** The day of the build, in UTC. Entries with a later date are not on the site. */
export const buildDay: string = (
  existsSync("public/sitemap.xml") ? statSync("public/sitemap.xml").mtime : new Date()
)
  .toISOString()
  .slice(0, 10);

const settings = parse(read(placeOf("SiteSettings"))) as Data<"SiteSettings">;
const { company } = settings;

const placeOfFirm = ["United Kingdom", "United States"].includes(settings.country)
  ? [settings.city, company.postalCode].filter(Boolean).join(", ")
  : [company.postalCode, settings.city].filter(Boolean).join(" ");

/** The facts of the company; an empty text for one that is not filled in. */
export const companyFacts = {
  legalName: company.legalName ?? settings.name,
  registryCode: company.registryCode ?? "",
  register: company.registryCode ? company.register : "",
  address: [company.street, placeOfFirm, settings.country].filter(Boolean).join(", "),
  vatNumber: company.vatNumber ?? "",
};

/** The same, without a legal name that the owner has not filled in. */
export const shownCompanyFacts = { ...companyFacts, legalName: company.legalName ?? "" };
/** The parts of the site that are off. */
const partsOff = Object.entries<Part>(parts).flatMap(([name, part]) =>
  settings.parts?.[name] === "off" ||
  (name === "caseStudies" && !existsSync(`${root}/case-studies`))
    ? part
    : [],
);

/** Whether an address belongs to a part that is off. */
export const isOff = (address: string): boolean =>
  partsOff.some(({ under }) => under && address.startsWith(under));

const facts = tokenTable(settings, parse(read(placeOf("CompanyFigure"))));

const numberWords = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/** The number of published entries of the kind in a file or folder, in words. */
function countIn(folder: string): string {
  const kind = kindNames.find((each) => /^[a-z-]+/.exec(placeOf(each))?.[0] === folder);
  const count = kind ? all(kind).length : 0;
  return numberWords[count] ?? String(count);
}

/** The value of a text token such as `{{site.name}}`; undefined for an unknown name. */
function tokenValue(name: string): string | undefined {
  const [, first, folder] = /^(c|C)ount\.(.+)/.exec(name) ?? [];
  if (folder) {
    const word = countIn(folder);
    return first === "C" ? `${word[0]?.toUpperCase() ?? ""}${word.slice(1)}` : word;
  }
  return facts.get(name);
}

/** A text token such as `{{site.name}}`. */
const token = /\{\{\s*([\w.-]+)\s*\}\}/g;

const filled = (text: string): string =>
  text.replace(token, (whole, name: string) => tokenValue(name) ?? whole);

/** Fields that keep straight quotation marks: the sentence for an unknown article, and the toasts of forms. */
const verbatim = new Set(["postLead", "sent", "failed"]);

interface Item {
  id?: string;
  to?: string;
  link?: string;
  links?: Item[];
  resources?: Item[];
}

/** Whether an item of a list goes, because it leads to a part that is off. */
const isGone = (item: Item | null): boolean => {
  const below = item?.links ?? item?.resources;
  if (below) return below.length > 0 && below.every(isGone);
  return item?.id === undefined && isOff(String(item?.to ?? item?.link));
};

function fieldsIn(data: unknown, asTyped = false): unknown {
  if (typeof data === "string") return asTyped ? filled(data) : typeset(filled(data));
  if (Array.isArray(data))
    return data.filter((each: Item | null) => !isGone(each)).map((each) => fieldsIn(each, asTyped));
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      fieldsIn(value, asTyped || verbatim.has(name)),
    ]),
  );
}

function readFile(name: string): { data: unknown; body: string } {
  const [, frontMatter, body = ""] =
    /^---\n([\s\S]*?)\n---(?:\n|$)([\s\S]*)/.exec(read(name)) ?? [];
  return name.endsWith(".md")
    ? { data: fieldsIn(parse(frontMatter ?? "")), body: filled(shownText(body, facts).text) }
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

/** Whether an entry is on the site: no draft, not scheduled for later, and not expired. */
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

/** Sorts newest first if the kind says so, else by `order` if entries have one, else as in the file. */
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

/** The published entries of a kind, in the order of the site. */
export const all = <Name extends KindName>(kind: Name): ContentEntry<Name>[] =>
  partsOff.some(({ kinds }) => kinds.includes(kind))
    ? []
    : entries(kind).filter(({ data }) => isPublished(kind, data));

/** The drafts of a kind. */
export const draftsOf = (kind: KindName): ContentEntry[] =>
  entries(kind).filter(({ data }) => "draft" in data && data.draft === true);

/** The data of a kind with a single entry. */
export function only<Name extends KindName>(kind: Name): Data<Name> {
  const [entry] = entries(kind);
  if (!entry) throw new Error(`content/${placeOf(kind)} holds nothing.`);
  return entry.data;
}

/** The data of an entry by its id. */
export function one<Name extends KindName>(kind: Name, id: string): Data<Name> {
  const entry = entries(kind).find((each) => each.id === id);
  if (!entry) throw new Error(`content/${placeOf(kind)} has no ${id}.`);
  return entry.data;
}

const chosenPosts = only("HomePage").blog.posts as string[] | "newest";

/** The published articles that the home page shows: the chosen ones, or else the three newest. */
export const homePosts: ContentEntry<"BlogPost">[] =
  chosenPosts === "newest" || chosenPosts.length === 0
    ? all("BlogPost").slice(0, 3)
    : chosenPosts.flatMap((id) => all("BlogPost").find((post) => post.id === id) ?? []);
