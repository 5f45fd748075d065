/**
 * The register of every kind of content. Its order is that of the CMS, of what the search holds and of related
 * reading. Schemas are in kinds/; a kind of which there is more to say than its place is declared there, beside its
 * schema.
 */
import type { z } from "zod";
import { kind, pageCopy, type Address, type Kind, type Place, type Searched } from "./kind";
import { blogPost } from "./kinds/blog-post";
import { calculator } from "./kinds/calculator";
import { callToAction } from "./kinds/call-to-action";
import { caseStudy } from "./kinds/case-study";
import { category } from "./kinds/category";
import { check } from "./kinds/check";
import { guide } from "./kinds/guide";
import { industry } from "./kinds/industry";
import { job } from "./kinds/job";
import { legalDocument } from "./kinds/legal-document";
import {
  caseTeaser,
  claim,
  impactItem,
  integration,
  integrationCategory,
  pathStep,
  perk,
  price,
  processStep,
  redirect,
  seoOverride,
  testimonial,
  value,
} from "./kinds/lists";
import { navigation } from "./kinds/navigation";
import { aboutPage } from "./kinds/pages/about";
import { auditPage } from "./kinds/pages/audit";
import { blogPage } from "./kinds/pages/blog";
import { careersPage } from "./kinds/pages/careers";
import { caseStudiesPage } from "./kinds/pages/case-studies";
import { contactPage } from "./kinds/pages/contact";
import { homePage } from "./kinds/pages/home";
import { legalPage } from "./kinds/pages/legal";
import { notFoundPage } from "./kinds/pages/not-found";
import { processPage } from "./kinds/pages/process";
import { resourcesPage } from "./kinds/pages/resources";
import { servicesPage } from "./kinds/pages/services";
import { toolsPage } from "./kinds/pages/tools";
import { resourceGroup } from "./kinds/resource-group";
import { service } from "./kinds/service";
import { siteSettings } from "./kinds/site-settings";
import { sitemapRule } from "./kinds/sitemap-rule";
import { teamMember } from "./kinds/team-member";
import { tool } from "./kinds/tool";

const single = (file: string): Place => ({ shape: "single", file });
const list = (file: string): Place => ({ shape: "list", file });

const monthly = (priority: number) => ({ changes: "monthly", priority }) as const;
const weekly = (priority: number) => ({ changes: "weekly", priority }) as const;
const yearly = (priority: number) => ({ changes: "yearly", priority }) as const;

const declared = {
  Service: service,
  BlogPost: blogPost,
  Guide: guide,
  CaseStudy: caseStudy,
  CaseTeaser: kind({ schema: caseTeaser, place: list("case-teasers.yml"), mayBeEmpty: true }),
  Tool: tool,
  Check: kind({
    schema: check,
    place: { shape: "files", folder: "checks", extension: "yml" },
    mayBeEmpty: true,
  }),
  Calculator: calculator,
  Job: job,
  Perk: kind({ schema: perk, place: list("perks.yml"), mayBeEmpty: true }),
  LegalDocument: legalDocument,
  TeamMember: teamMember,

  Category: category,
  Industry: industry,
  ProcessStep: kind({ schema: processStep, place: list("process.yml") }),
  PathStep: kind({ schema: pathStep, place: list("path.yml") }),
  Price: kind({ schema: price, place: list("prices.yml"), mayBeEmpty: true }),
  IntegrationCategory: kind({
    schema: integrationCategory,
    place: list("integration-categories.yml"),
  }),
  Integration: kind({ schema: integration, place: list("integrations.yml") }),
  Value: kind({ schema: value, place: list("values.yml") }),
  Testimonial: kind({
    schema: testimonial,
    place: list("testimonials.yml"),
    mayBeEmpty: true,
  }),
  ImpactItem: kind({ schema: impactItem, place: list("impact.yml"), mayBeEmpty: true }),
  Claim: kind({ schema: claim, place: list("claims.yml"), mayBeEmpty: true }),
  CallToAction: kind({
    schema: callToAction,
    place: list("calls-to-action.yml"),
    needed: { view_services: "every service page shows this call" },
  }),
  SitemapRule: kind({ schema: sitemapRule, place: list("sitemap.yml"), mayBeEmpty: true }),
  SeoOverride: kind({ schema: seoOverride, place: list("seo-overrides.yml"), mayBeEmpty: true }),
  Redirect: kind({ schema: redirect, place: list("redirects.yml"), mayBeEmpty: true }),
  SiteSettings: kind({ schema: siteSettings, place: single("site.yml") }),

  HomePage: pageCopy(homePage, "home", { route: "/", sitemap: weekly(1) }),
  ServicesPage: pageCopy(servicesPage, "services", { route: "/services/", sitemap: monthly(0.9) }),
  AboutPage: pageCopy(aboutPage, "about", { route: "/about/", sitemap: monthly(0.8) }),
  ProcessPage: pageCopy(processPage, "process", { route: "/process/", sitemap: monthly(0.8) }),
  CareersPage: pageCopy(careersPage, "careers", {
    route: "/about/careers/",
    sitemap: weekly(0.6),
  }),
  CaseStudiesPage: pageCopy(caseStudiesPage, "case-studies", {
    route: "/case-studies/",
    sitemap: monthly(0.8),
  }),
  BlogPage: pageCopy(blogPage, "blog", { route: "/blog/", sitemap: weekly(0.8) }),
  ResourcesPage: pageCopy(resourcesPage, "resources", {
    route: "/resources/",
    sitemap: monthly(0.7),
  }),
  ToolsPage: pageCopy(toolsPage, "tools", { route: "/resources/tools/", sitemap: monthly(0.7) }),
  AuditPage: pageCopy(auditPage, "audit", {
    route: "/resources/audit/",
    sitemap: monthly(0.7),
    search: { summary: "seo" },
  }),
  LegalPage: pageCopy(legalPage, "legal", { route: "/legal/", sitemap: yearly(0.4) }),
  ContactPage: pageCopy(contactPage, "contact", { route: "/contact/", sitemap: yearly(0.9) }),
  NotFoundPage: kind({ schema: notFoundPage, place: single("pages/not-found.yml") }),
};

/** The names of the declared kinds that say something. */
const namesOf = (says: (kind: Kind) => unknown): string[] =>
  Object.entries<Kind>(declared).flatMap(([name, each]) => (says(each) ? name : []));

const isSearched = ({ search }: Kind): boolean => search !== undefined && "summary" in search;

export const kinds = {
  ...declared,
  // What these two hold depends on the kinds above.
  ResourceGroup: kind({
    schema: resourceGroup(namesOf(({ inGroups }) => inGroups)),
    place: list("resources.yml"),
    mayBeEmpty: true,
  }),
  Navigation: kind({ schema: navigation(namesOf(isSearched)), place: single("navigation.yml") }),
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

/** A kind by name, with its shape widened to what every kind has. */
export const kindOf = (name: KindName): Kind => kinds[name];

export const kindsWithPages = kindNames.filter((name) => kindOf(name).pages) as KindNameWithPages[];

export const pageCopies = kindNames.filter((name) => kindOf(name).route) as PageCopyName[];

/** How the search finds entries of a kind, if it does. */
export function searchOf(name: KindName): Searched<string> | undefined {
  const { search } = kindOf(name);
  return search && "summary" in search ? search : undefined;
}

/** What an entry of a kind holds once it has passed its schema. */
export type Data<Name extends KindName> = z.infer<(typeof kinds)[Name]["schema"]>;
