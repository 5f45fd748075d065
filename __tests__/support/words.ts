/** The texts of content/ as pages show them, so that browser tests do not repeat texts that an editor may change. */
import { addressOf } from "../../src/content/site/site";
import type { Data, KindName } from "../../src/model/kinds";
import { all, one, only } from "./content-files";

/** The kinds with the texts of pages, by the names of their files. */
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
  /** The address of the entry's page; empty if it has none. */
  href: string;
  /** The Markdown below the front matter. */
  body: string;
};

/** The published entries of a kind, in the order of the site. */
export const entries = <Name extends KindName>(kind: Name): Entry<Name>[] =>
  all(kind).map(({ id, data, body }) => ({
    ...data,
    id,
    href: addressOf({ kind, id }) ?? "",
    body,
  }));

/** The settings of the site. */
export const site = (): Data<"SiteSettings"> => only("SiteSettings");

/** The texts of the header, the search and the footer. */
export const navigation = (): Data<"Navigation"> => only("Navigation");

/** The texts of a page: `page("about").hero.title`. */
export const page = <Name extends keyof typeof copies>(name: Name): Data<(typeof copies)[Name]> =>
  only(copies[name]);

/** A call to action by its id: `call("hero_primary").label`. */
export const call = (id: string): Data<"CallToAction"> => one("CallToAction", id);

/**
 * The message that a call to action fills into the contact form; empty if it has none.
 * @param subject replaces the subject of the call to action
 */
export function messageOf(id: string, subject?: string): string {
  const { message = "", about = "" } = call(id);
  return message.replaceAll("{subject}", () => subject ?? about);
}

/** The addresses in the footer, each once, without the home page and hash links. */
export const footerPages = (): string[] => {
  const addresses = navigation().footer.columns.flatMap(({ links }) => links.map(({ to }) => to));
  return [...new Set(addresses)].filter((to) => to !== "/" && !to.includes("#"));
};

/** The integrations, in the order of the home page. */
export const integrations = (): Data<"Integration">[] => entries("Integration");

/** The teasers of case studies on the home page, each with the title of its industry. */
export const teasers = (): (Data<"CaseTeaser"> & { industryTitle: string })[] =>
  entries("CaseTeaser").map((teaser) => ({
    ...teaser,
    industryTitle: one("Industry", one("CaseStudy", teaser.study).category).title,
  }));

/** The services; the site has at least one. */
export function services(): [Entry<"Service">, ...Entry<"Service">[]] {
  const [first, ...others] = entries("Service");
  if (!first) throw new Error("content/services holds no service.");
  return [first, ...others];
}

/** The articles with a table of contents, which needs three sections, newest first. */
export const longPosts = (): Entry<"BlogPost">[] =>
  entries("BlogPost").filter(({ body }) => (body.match(/^## /gm) ?? []).length >= 3);

/** Whether the text of an entry has a table, which has a line of dashes and pipes below its head. */
export const hasTable = ({ body }: { body: string }): boolean => /^\|?[ :]*-+[ :]*\|/m.test(body);

/** The calculator with a formula, if the site has one. */
export const calculator = (formula: string): Entry<"Calculator"> | undefined =>
  entries("Calculator").find((each) => each.formula === formula);

/** The tool with a questionnaire, if the site has one. */
export function toolWithQuestionnaire():
  | { tool: Entry<"Tool">; questionnaire: Entry<"Questionnaire"> }
  | undefined {
  const questionnaires = entries("Questionnaire");
  return entries("Tool").flatMap((tool) => {
    const questionnaire = questionnaires.find(({ id }) => id === tool.questionnaire);
    return questionnaire ? [{ tool, questionnaire }] : [];
  })[0];
}
