/**
 * The words of content/ as visitors meet them, so that a browser test names an entry and repeats nothing that
 * an editor may change.
 */
import { hrefOf } from "../../src/model/addresses";
import type { Data, KindName } from "../../src/model/kinds";
import { all, one, only } from "./content-files";

/** The copy of pages, by the name of its file. */
const copies = {
  home: "HomePage",
  services: "ServicesPage",
  about: "AboutPage",
  careers: "CareersPage",
  "case-studies": "CaseStudiesPage",
  blog: "BlogPage",
  resources: "ResourcesPage",
  contact: "ContactPage",
  "not-found": "NotFoundPage",
} as const satisfies Record<string, KindName>;

/** An entry of content with its address and its text. */
export type Entry<Name extends KindName> = Data<Name> & {
  id: string;
  /** The address of its page; empty if it has none. */
  href: string;
  /** The Markdown below the front matter. */
  body: string;
};

/** The entries of a kind that are on the site, in the order in which it shows them. */
export const entries = <Name extends KindName>(kind: Name): Entry<Name>[] =>
  all(kind).map(({ id, data, body }) => ({
    ...data,
    id,
    href: hrefOf({ kind, id }) ?? "",
    body,
  }));

/** The data of the entries of a list that are on the site, in the order in which it shows them. */
const listed = <Name extends KindName>(kind: Name): Data<Name>[] =>
  all(kind).map(({ data }) => data);

/** The settings of the site. */
export const site = (): Data<"SiteSettings"> => only("SiteSettings");

/** The words of the bar, the search and the footer. */
export const navigation = (): Data<"Navigation"> => only("Navigation");

/** The copy of a page: `page("about").hero.title`. */
export const page = <Name extends keyof typeof copies>(name: Name): Data<(typeof copies)[Name]> =>
  only(copies[name]);

/** A call to action by its id: `call("hero_primary").label`. */
export const call = (id: string): Data<"CallToAction"> => one("CallToAction", id);

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

/** The categories of articles. */
export const categories = (): Data<"Category">[] => listed("Category");

/** The tools that the home page lists, in its order. */
export const integrations = (): Data<"Integration">[] => listed("Integration");

/** The case studies that the home page shows, each with the name of its industry. */
export const teasers = (): (Data<"CaseTeaser"> & { industryTitle: string })[] =>
  listed("CaseTeaser").map((teaser) => ({
    ...teaser,
    industryTitle: one("Industry", one("CaseStudy", teaser.study).category).title,
  }));

/** The services, in their order; the site has at least one. */
export function services(): [Entry<"Service">, ...Entry<"Service">[]] {
  const [first, ...others] = entries("Service");
  if (!first) throw new Error("content/services holds no service.");
  return [first, ...others];
}

/** The newest articles that have a table of contents: three sections or more. */
export const longPosts = (): Entry<"BlogPost">[] =>
  entries("BlogPost").filter(({ body }) => (body.match(/^## /gm) ?? []).length >= 3);

/** Whether the text of an entry holds a table: below its head is a line of dashes and strokes. */
export const hasTable = ({ body }: { body: string }): boolean => /^\|?[ :]*-+[ :]*\|/m.test(body);

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
