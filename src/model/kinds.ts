/**
 * The register of every kind of content. Its order is that of the CMS, of what the search holds and of related
 * reading. A kind of which there is more to say than its place is declared beside its schema.
 */
import type { z } from "zod";
import { kind, pageCopy, type Address, type Kind, type Place, type Searched } from "./kind";
import { calculator } from "./kinds/calculator";
import { callToAction } from "./kinds/call-to-action";
import { check } from "./kinds/check";
import * as engagement from "./kinds/engagement";
import { navigation } from "./kinds/navigation";
import * as offer from "./kinds/offer";
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
import * as proof from "./kinds/proof";
import * as resources from "./kinds/resources";
import { redirect, seoOverride, sitemapRule } from "./kinds/search-engines";
import { site } from "./kinds/site";
import * as writing from "./kinds/writing";

const single = (file: string): Place => ({ shape: "single", file });
const list = (file: string): Place => ({ shape: "list", file });

const monthly = (priority: number) => ({ changes: "monthly", priority }) as const;
const weekly = (priority: number) => ({ changes: "weekly", priority }) as const;
const yearly = (priority: number) => ({ changes: "yearly", priority }) as const;

const declared = {
  Service: offer.service,
  BlogPost: writing.blogPost,
  Guide: writing.guide,
  CaseStudy: proof.caseStudy,
  CaseTeaser: kind({ schema: proof.caseTeaser, place: list("case-teasers.yml") }),
  Tool: resources.tool,
  Check: kind({
    schema: check,
    place: { shape: "files", folder: "checks", extension: "yml" },
    mayBeEmpty: true,
  }),
  Calculator: calculator,
  Job: resources.job,
  Perk: kind({ schema: resources.perk, place: list("perks.yml") }),
  LegalDocument: writing.legalDocument,
  TeamMember: engagement.teamMember,

  Category: writing.category,
  Industry: proof.industry,
  ProcessStep: kind({ schema: offer.processStep, place: list("process.yml") }),
  PathStep: kind({ schema: engagement.pathStep, place: list("path.yml") }),
  Price: kind({ schema: engagement.price, place: list("prices.yml"), mayBeEmpty: true }),
  IntegrationCategory: kind({
    schema: offer.integrationCategory,
    place: list("integration-categories.yml"),
  }),
  Integration: kind({ schema: offer.integration, place: list("integrations.yml") }),
  Value: kind({ schema: offer.value, place: list("values.yml") }),
  Testimonial: kind({
    schema: proof.testimonial,
    place: list("testimonials.yml"),
    mayBeEmpty: true,
  }),
  ImpactItem: kind({ schema: proof.impactItem, place: list("impact.yml") }),
  Claim: kind({ schema: proof.claim, place: list("claims.yml") }),
  CallToAction: kind({
    schema: callToAction,
    place: list("calls-to-action.yml"),
    needed: { view_services: "every service page shows this call" },
  }),
  SitemapRule: kind({ schema: sitemapRule, place: list("sitemap.yml"), mayBeEmpty: true }),
  SeoOverride: kind({ schema: seoOverride, place: list("seo-overrides.yml"), mayBeEmpty: true }),
  Redirect: kind({ schema: redirect, place: list("redirects.yml"), mayBeEmpty: true }),
  SiteSettings: kind({ schema: site, place: single("site.yml") }),

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
    schema: resources.resourceGroup(namesOf(({ inGroups }) => inGroups)),
    place: list("resources.yml"),
    mayBeEmpty: true,
  }),
  Navigation: kind({ schema: navigation(namesOf(isSearched)), place: single("navigation.yml") }),
};

export type KindName = keyof typeof kinds;

/** The kinds whose entries have a page each. */
export type KindNameWithPages = {
  [Name in KindName]: (typeof kinds)[Name] extends { pages: object } ? Name : never;
}[KindName];

/** The kinds that hold the copy of one page each. */
export type PageCopyName = {
  [Name in KindName]: (typeof kinds)[Name] extends { route: Address } ? Name : never;
}[KindName];

/** The names of all kinds, in the order of the register. */
export const kindNames = Object.keys(kinds) as KindName[];

/** A kind by name, with its shape widened to what every kind has. */
export const kindOf = (name: KindName): Kind => kinds[name];

/** The kinds whose entries have a page each. */
export const kindsWithPages = kindNames.filter((name) => kindOf(name).pages) as KindNameWithPages[];

/** The kinds that hold the copy of one page each. */
export const pageCopies = kindNames.filter((name) => kindOf(name).route) as PageCopyName[];

/** How the search finds entries of a kind, if it does. */
export function searchOf(name: KindName): Searched<string> | undefined {
  const { search } = kindOf(name);
  return search && "summary" in search ? search : undefined;
}

/** What an entry of a kind holds once it has passed its schema. */
export type Data<Name extends KindName> = z.infer<(typeof kinds)[Name]["schema"]>;
