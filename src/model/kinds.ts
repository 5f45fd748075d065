/**
 * The register of all kinds of content. The CMS, the search index and related reading follow its order. The schemas
 * and the longer declarations are in kinds/.
 */
import type { z } from "zod";
import { kind, pageCopy, type Address, type Kind } from "./kind";
import { blogPost } from "./kinds/blog-post";
import { calculator } from "./kinds/calculator";
import { callToAction } from "./kinds/call-to-action";
import { caseStudy } from "./kinds/case-study";
import { guide } from "./kinds/guide";
import { job } from "./kinds/job";
import { legalDocument } from "./kinds/legal-document";
import * as lists from "./kinds/lists";
import { navigation } from "./kinds/navigation";
import { homePage } from "./kinds/pages/home";
import * as pages from "./kinds/pages/plain-pages";
import { ownPage } from "./kinds/own-page";
import { questionnaire } from "./kinds/questionnaire";
import { service } from "./kinds/service";
import { siteSettings } from "./kinds/site-settings";
import { teamMember } from "./kinds/team-member";
import { tool } from "./kinds/tool";
import { words } from "./kinds/words";

const single = <Schema extends z.ZodObject>(schema: Schema, file: string, page?: Address) =>
  kind({ schema, place: { shape: "single", file }, list: page });
/** @param page the address of the page that shows the list */
const list = <Schema extends z.ZodObject>(schema: Schema, file: string, page?: Address) =>
  kind({ schema, place: { shape: "list", file }, list: page });
/** A list that the site can do without. */
const optional = <Schema extends z.ZodObject>(schema: Schema, file: string, page?: Address) => ({
  ...list(schema, file, page),
  mayBeEmpty: true,
});

const monthly = (priority: number) => ({ changes: "monthly", priority }) as const;
const weekly = (priority: number) => ({ changes: "weekly", priority }) as const;
const yearly = (priority: number) => ({ changes: "yearly", priority }) as const;

const declared = {
  Service: service,
  BlogPost: blogPost,
  Guide: guide,
  CaseStudy: caseStudy,
  CaseTeaser: optional(lists.caseTeaser, "case-teasers.yml", "/"),
  Tool: tool,
  Questionnaire: kind({
    schema: questionnaire,
    place: { shape: "files", folder: "questionnaires", extension: "yml" },
    mayBeEmpty: true,
  }),
  Calculator: calculator,
  Job: job,
  Perk: optional(lists.perk, "perks.yml", "/about/careers/"),
  LegalDocument: legalDocument,
  TeamMember: teamMember,
  OwnPage: ownPage,

  Category: list(lists.category, "categories.yml", "/blog/"),
  Industry: list(lists.industry, "industries.yml"),
  ProcessStep: list(lists.processStep, "process.yml", "/process/"),
  PathStep: list(lists.pathStep, "path.yml"),
  Price: optional(lists.price, "prices.yml"),
  IntegrationCategory: list(lists.integrationCategory, "integration-categories.yml"),
  Integration: list(lists.integration, "integrations.yml", "/"),
  Value: list(lists.value, "values.yml", "/about/"),
  Processor: list(lists.processor, "processors.yml"),
  Testimonial: optional(lists.testimonial, "testimonials.yml", "/services/"),
  ImpactItem: optional(lists.impactItem, "impact.yml", "/case-studies/"),
  Claim: optional(lists.claim, "claims.yml", "/about/"),
  CallToAction: kind({
    schema: callToAction,
    place: { shape: "list", file: "calls-to-action.yml" },
    needed: { view_services: "every service page shows this call" },
  }),
  SiteSettings: single(siteSettings, "site.yml"),
  Words: single(words, "words.yml"),
  Navigation: single(navigation, "navigation.yml"),
  SeoOverride: optional(lists.seoOverride, "seo-overrides.yml"),
  Redirect: optional(lists.redirect, "redirects.yml"),

  HomePage: pageCopy(homePage, "home", "/", weekly(1)),
  ServicesPage: pageCopy(pages.servicesPage, "services", "/services/", monthly(0.9)),
  AboutPage: pageCopy(pages.aboutPage, "about", "/about/", monthly(0.8)),
  ProcessPage: pageCopy(pages.processPage, "process", "/process/", monthly(0.8)),
  CareersPage: pageCopy(pages.careersPage, "careers", "/about/careers/", weekly(0.6)),
  CaseStudiesPage: pageCopy(pages.caseStudiesPage, "case-studies", "/case-studies/", monthly(0.8)),
  BlogPage: pageCopy(pages.blogPage, "blog", "/blog/", weekly(0.8)),
  ResourcesPage: pageCopy(pages.resourcesPage, "resources", "/resources/", monthly(0.7)),
  ToolsPage: pageCopy(pages.toolsPage, "tools", "/resources/tools/", monthly(0.7)),
  AuditPage: pageCopy(pages.auditPage, "audit", "/resources/audit/", monthly(0.7), "seo"),
  LegalPage: pageCopy(pages.legalPage, "legal", "/legal/", yearly(0.4)),
  ContactPage: pageCopy(pages.contactPage, "contact", "/contact/", yearly(0.9)),
  NotFoundPage: single(pages.notFoundPage, "pages/not-found.yml", "/404/"),
};

/** The names of the declared kinds for which a function returns a truthy value. */
const namesWhere = (test: (kind: Kind) => unknown): string[] =>
  Object.entries<Kind>(declared).flatMap(([name, each]) => (test(each) ? name : []));

export const kinds = {
  ...declared,
  // Its schema depends on the kinds above.
  ResourceGroup: optional(
    lists.resourceGroup(namesWhere(({ inGroups }) => inGroups)),
    "resources.yml",
    "/resources/",
  ),
};

export type KindName = keyof typeof kinds;

export type KindNameWithPages = {
  [Name in KindName]: (typeof kinds)[Name] extends { pages: object } ? Name : never;
}[KindName];

export type PageCopyName = {
  [Name in KindName]: (typeof kinds)[Name] extends { route: Address } ? Name : never;
}[KindName];

/** The names of all kinds, in the order of the register. */
export const kindNames = Object.keys(kinds) as KindName[];

/** A kind by name, with the general type of kinds. */
export const kindOf = (name: KindName): Kind => kinds[name];

/** The file of an entry, from the project's folder. @param id the id of the entry, in kinds with several files */
export function fileOf(kind: KindName, id = "new"): string {
  const { place } = kindOf(kind);
  if (place.shape === "folders") return `content/${place.folder}/${id}/${place.file}`;
  if (place.shape === "files") return `content/${place.folder}/${id}.${place.extension}`;
  return `content/${place.file}`;
}

/** Whether the entries of a kind have an order: their place in a list, or a field for it. */
export const hasOrder = (kind: KindName): boolean =>
  kindOf(kind).place.shape === "list" || "order" in kindOf(kind).schema.shape;

/** Whether the files of a kind are Markdown with front matter. */
export const isMarkdown = (kind: KindName): boolean => fileOf(kind).endsWith(".md");

export const kindsWithPages = kindNames.filter((name) => kindOf(name).pages) as KindNameWithPages[];

export const pageCopies = kindNames.filter((name) => kindOf(name).route) as PageCopyName[];

/** The data of a valid entry of a kind. */
export type Data<Name extends KindName> = z.infer<(typeof kinds)[Name]["schema"]>;
