/** The register of every kind of content: its schema, where its files are, and what page an entry has. */
import type { z } from "zod";
import { calculator } from "./kinds/calculator";
import { callToAction } from "./kinds/call-to-action";
import { check } from "./kinds/check";
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
import { seoOverride, sitemapRule } from "./kinds/search-engines";
import { site } from "./kinds/site";
import * as writing from "./kinds/writing";

/** Where entries of a kind live: one file, a list in one file, or a file (or folder) for each. */
export type Place =
  | { shape: "single"; file: string }
  | { shape: "list"; file: string }
  | { shape: "files"; folder: string; extension: "yml" | "md" }
  | { shape: "folders"; folder: string; file: "index.yml" | "index.md" };

export interface Kind<Schema extends z.ZodObject = z.ZodObject> {
  schema: Schema;
  place: Place;
  /** Address of an entry's own page, given its id. */
  href?: (id: string) => string;
  /** The address of the page whose copy a single file holds. */
  route?: string;
  /** Entries that the code itself leads to, each with the reason. */
  needed?: Readonly<Record<string, string>>;
  /** False for a kind the site cannot do without: then an empty folder is a problem. */
  mayBeEmpty?: boolean;
}

const kind = <Schema extends z.ZodObject>(definition: Kind<Schema>) => definition;

const single = (file: string): Place => ({ shape: "single", file });
const list = (file: string): Place => ({ shape: "list", file });

export const kinds = {
  SiteSettings: kind({ schema: site, place: single("site.yml") }),
  Navigation: kind({ schema: navigation, place: single("navigation.yml") }),
  Claim: kind({ schema: proof.claim, place: list("claims.yml") }),
  CallToAction: kind({
    schema: callToAction,
    place: list("calls-to-action.yml"),
    needed: { view_services: "every service page shows this call" },
  }),
  SitemapRule: kind({ schema: sitemapRule, place: list("sitemap.yml") }),
  SeoOverride: kind({
    schema: seoOverride,
    place: list("seo-overrides.yml"),
    mayBeEmpty: true,
  }),
  Value: kind({ schema: offer.value, place: list("values.yml") }),
  Testimonial: kind({
    schema: proof.testimonial,
    place: list("testimonials.yml"),
    mayBeEmpty: true,
  }),
  ImpactItem: kind({ schema: proof.impactItem, place: list("impact.yml") }),
  Service: kind({
    schema: offer.service,
    place: { shape: "files", folder: "services", extension: "yml" },
    href: (id) => `/services/${id}/`,
  }),
  ProcessStep: kind({ schema: offer.processStep, place: list("process.yml") }),
  IntegrationCategory: kind({
    schema: offer.integrationCategory,
    place: list("integration-categories.yml"),
  }),
  Integration: kind({ schema: offer.integration, place: list("integrations.yml") }),
  Industry: kind({ schema: proof.industry, place: list("industries.yml") }),
  CaseStudy: kind({
    schema: proof.caseStudy,
    place: { shape: "folders", folder: "case-studies", file: "index.yml" },
    href: (id) => `/case-studies/#${id}`,
    mayBeEmpty: true,
  }),
  CaseTeaser: kind({ schema: proof.caseTeaser, place: list("case-teasers.yml") }),
  Category: kind({ schema: writing.category, place: list("categories.yml") }),
  BlogPost: kind({
    schema: writing.blogPost,
    place: { shape: "folders", folder: "blog", file: "index.md" },
    href: (id) => `/blog/${id}/`,
    mayBeEmpty: true,
  }),
  Guide: kind({
    schema: writing.guide,
    place: { shape: "folders", folder: "guides", file: "index.md" },
    href: (id) => `/guides/${id}/`,
    mayBeEmpty: true,
  }),
  LegalDocument: kind({
    schema: writing.legalDocument,
    place: { shape: "files", folder: "legal", extension: "md" },
    href: (id) => `/legal/${id}/`,
    needed: { "acceptable-use": "security.txt links to this text" },
  }),
  Tool: kind({
    schema: resources.tool,
    place: { shape: "files", folder: "tools", extension: "yml" },
    href: (id) => `/tools/${id}/`,
    mayBeEmpty: true,
  }),
  Check: kind({
    schema: check,
    place: { shape: "files", folder: "checks", extension: "yml" },
    mayBeEmpty: true,
  }),
  Calculator: kind({
    schema: calculator,
    place: { shape: "files", folder: "calculators", extension: "yml" },
    href: (id) => `/calculators/${id}/`,
    mayBeEmpty: true,
  }),
  ResourceGroup: kind({
    schema: resources.resourceGroup,
    place: list("resources.yml"),
    mayBeEmpty: true,
  }),
  Job: kind({ schema: resources.job, place: list("jobs.yml"), mayBeEmpty: true }),
  Perk: kind({ schema: resources.perk, place: list("perks.yml") }),
  HomePage: kind({ schema: homePage, place: single("pages/home.yml"), route: "/" }),
  ServicesPage: kind({
    schema: servicesPage,
    place: single("pages/services.yml"),
    route: "/services/",
  }),
  AboutPage: kind({ schema: aboutPage, place: single("pages/about.yml"), route: "/about/" }),
  ProcessPage: kind({
    schema: processPage,
    place: single("pages/process.yml"),
    route: "/process/",
  }),
  CareersPage: kind({
    schema: careersPage,
    place: single("pages/careers.yml"),
    route: "/about/careers/",
  }),
  CaseStudiesPage: kind({
    schema: caseStudiesPage,
    place: single("pages/case-studies.yml"),
    route: "/case-studies/",
  }),
  BlogPage: kind({ schema: blogPage, place: single("pages/blog.yml"), route: "/blog/" }),
  ResourcesPage: kind({
    schema: resourcesPage,
    place: single("pages/resources.yml"),
    route: "/resources/",
  }),
  ToolsPage: kind({
    schema: toolsPage,
    place: single("pages/tools.yml"),
    route: "/resources/tools/",
  }),
  AuditPage: kind({
    schema: auditPage,
    place: single("pages/audit.yml"),
    route: "/resources/audit/",
  }),
  LegalPage: kind({ schema: legalPage, place: single("pages/legal.yml"), route: "/legal/" }),
  ContactPage: kind({
    schema: contactPage,
    place: single("pages/contact.yml"),
    route: "/contact/",
  }),
  NotFoundPage: kind({
    schema: notFoundPage,
    place: single("pages/not-found.yml"),
  }),
};

export type KindName = keyof typeof kinds;

/** The names of all kinds, in the order of the register. */
export const kindNames = Object.keys(kinds) as KindName[];

/** A kind by name, with its shape widened to what every kind has. */
export const kindOf = (name: KindName): Kind => kinds[name];

/** What an entry of a kind holds once it has passed its schema. */
export type Data<Name extends KindName> = z.infer<(typeof kinds)[Name]["schema"]>;
