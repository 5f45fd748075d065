/**
 * The words of content/ as visitors meet them, so that a browser test names an entry and repeats nothing that
 * an editor may change. The files are read here, not by the code that the site is built with.
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { hrefOf } from "../../src/model/addresses";
import { kindOf, type Data, type KindName } from "../../src/model/kinds";
import { buildDay, token } from "./content-files";

const root = path.resolve("content");

/** The files that hold the copy of one page each. */
interface Pages {
  home: Data<"HomePage">;
  services: Data<"ServicesPage">;
  about: Data<"AboutPage">;
  careers: Data<"CareersPage">;
  "case-studies": Data<"CaseStudiesPage">;
  blog: Data<"BlogPage">;
  resources: Data<"ResourcesPage">;
  contact: Data<"ContactPage">;
  "not-found": Data<"NotFoundPage">;
}

/** An entry with a file or a folder of its own. */
export type Entry<Name extends KindName> = Data<Name> & {
  id: string;
  /** The address of its page; empty if it has none. */
  href: string;
  /** The Markdown below the front matter. */
  body: string;
};

const texts = new Map<string, unknown>();

const read = (name: string): string => readFileSync(path.join(root, name), "utf8");

/** What a YAML file holds, with its facts still in braces. */
function raw<Shape>(name: string): Shape {
  if (!texts.has(name)) texts.set(name, parse(read(name)));
  return texts.get(name) as Shape;
}

/** The fact that a token such as `site.replyTime` or `claims.experience` names; none is an empty text. */
function fact(name: string): string {
  const [from, ...names] = name.split(".");
  if (from === "claims")
    return raw<Data<"Claim">[]>("claims.yml").find(({ id }) => id === names[0])?.value ?? "";
  const found = names.reduce<unknown>(
    (data, part) => (data as Record<string, unknown> | undefined)?.[part],
    raw("site.yml"),
  );
  return typeof found === "string" || typeof found === "number" ? String(found) : "";
}

/** Puts facts in the place of their tokens. */
function filled<Shape>(data: Shape): Shape {
  if (typeof data === "string")
    return data.replace(token, (_whole, name: string) => fact(name)) as Shape;
  if (Array.isArray(data)) return data.map(filled) as Shape;
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, filled(value as unknown)]),
  ) as Shape;
}

const file = <Shape>(name: string): Shape => filled(raw<Shape>(name));

/** Whether an entry is on the site that was built. */
function isPublished(entry: object): boolean {
  const { draft, date, updated, closes } = entry as Record<string, string | boolean | undefined>;
  const from = String(date ?? updated ?? buildDay);
  return !draft && from <= buildDay && String(closes ?? buildDay) >= buildDay;
}

const orderOf = (entry: object) => ("order" in entry ? Number(entry.order) : 0);

/** The entries of a kind that are on the site, in their order; articles come newest first. */
export function entries<Name extends KindName>(kind: Name): Entry<Name>[] {
  const { place } = kindOf(kind);
  if (place.shape !== "files" && place.shape !== "folders")
    throw new Error(`The entries of ${kind} have no files of their own.`);
  const { folder } = place;
  return readdirSync(path.join(root, folder))
    .filter((name) => !name.startsWith("."))
    .map((name) => {
      const text = read(
        place.shape === "files" ? `${folder}/${name}` : `${folder}/${name}/${place.file}`,
      );
      const [, front, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? [];
      const id = name.replace(/\.(yml|md)$/, "");
      return filled({
        ...(parse(front ?? text) as Data<Name>),
        id,
        href: hrefOf({ kind, id }) ?? "",
        body: body ?? "",
      });
    })
    .filter(isPublished)
    .sort((a, b) =>
      "date" in a && "date" in b
        ? String(b.date).localeCompare(String(a.date))
        : orderOf(a) - orderOf(b),
    );
}

/** The settings of the site. */
export const site = (): Data<"SiteSettings"> => file("site.yml");

/** The words of the bar, the search and the footer. */
export const navigation = (): Data<"Navigation"> => file("navigation.yml");

/** The copy of a page: `page("about").hero.title`. */
export const page = <Name extends keyof Pages>(name: Name): Pages[Name] =>
  file(`pages/${name}.yml`);

/** A call to action by its id: `call("hero_primary").label`. */
export function call(id: string): Data<"CallToAction"> {
  const found = file<Data<"CallToAction">[]>("calls-to-action.yml").find((each) => each.id === id);
  if (!found) throw new Error(`content/calls-to-action.yml has no call ${id}.`);
  return found;
}

/**
 * The message that a call begins the contact form with; empty where it has none.
 * @param subject what it is about, if the call does not say so
 */
export function messageOf(id: string, subject?: string): string {
  const { message = "", about = "" } = call(id);
  return message.replaceAll("{subject}", () => subject ?? about);
}

/** The addresses of pages that the footer leads to, each once, without those of parts of a page. */
export const footerPages = (): string[] => {
  const addresses = navigation().footer.columns.flatMap(({ links }) => links.map(({ to }) => to));
  return [...new Set(addresses)].filter((to) => to !== "/" && !to.includes("#"));
};

/** The addresses of pages that are kept out of search engines, and so out of the search. */
export const hiddenPages = (): string[] =>
  (file<Data<"SeoOverride">[] | null>("seo-overrides.yml") ?? [])
    .filter(({ noindex }) => noindex)
    .map(({ id }) => id);

/** The categories of articles. */
export const categories = (): Data<"Category">[] => file("categories.yml");

/** The tools that the home page lists, in its order. */
export const integrations = (): Data<"Integration">[] => file("integrations.yml");

/** The case studies that the home page tells of, each with the name of its industry. */
export function teasers(): (Data<"CaseTeaser"> & { industryTitle: string })[] {
  const industries = file<Data<"Industry">[]>("industries.yml");
  return file<Data<"CaseTeaser">[]>("case-teasers.yml").map((teaser) => ({
    ...teaser,
    industryTitle: industries.find(({ id }) => id === teaser.industry)?.title ?? "",
  }));
}

/** The services, in their order; the site has at least one. */
export function services(): [Entry<"Service">, ...Entry<"Service">[]] {
  const [first, ...others] = entries("Service");
  if (!first) throw new Error("content/services holds no service.");
  return [first, ...others];
}

/** The newest articles that have a table of contents: three sections or more. */
export const longPosts = (): Entry<"BlogPost">[] =>
  entries("BlogPost").filter(({ body }) => (body.match(/^## /gm) ?? []).length >= 3);

/** The calculator that works a formula out, if the site has one. */
export const calculator = (formula: string): Entry<"Calculator"> | undefined =>
  entries("Calculator").find((each) => each.formula === formula);

/** A tool that runs on its own page, with its questions, if the site has one. */
export function checkTool(): { tool: Entry<"Tool">; check: Entry<"Check"> } | undefined {
  const checks = entries("Check");
  return entries("Tool").flatMap((tool) => {
    const check = checks.find(({ id }) => id === tool.check);
    return check ? [{ tool, check }] : [];
  })[0];
}

/** A text as a part of a regular expression. */
export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Fits texts that begin with a text. */
export const startsWith = (text: string): RegExp => new RegExp(`^${literally(text)}`);
