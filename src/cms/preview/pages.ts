/** The pages of the site that preview the entries of each kind. */
import type { ComponentType } from "react";
import { kindOf, type KindName } from "../../model/kinds";
import HomePage, { query as home } from "../../pages/index";
import AboutPage, { query as about } from "../../pages/about";
import CareersPage, { query as careers } from "../../pages/about/careers";
import CaseStudiesPage, { query as caseStudies } from "../../pages/case-studies";
import ContactPage, { query as contact } from "../../pages/contact";
import LegalPage, { query as legal } from "../../pages/legal";
import NotFoundPage, { query as notFound } from "../../pages/404";
import ProcessPage, { query as process } from "../../pages/process";
import ResourcesPage, { query as resources } from "../../pages/resources";
import AuditPage, { query as audit } from "../../pages/resources/audit";
import ToolsPage, { query as tools } from "../../pages/resources/tools";
import ServicesPage, { query as services } from "../../pages/services";
import BlogListPage, { query as blogList } from "../../templates/blog-list";
import BlogPostPage, { query as blogPost } from "../../templates/blog-post";
import CalculatorPage, { query as calculator } from "../../templates/calculator";
import GuidePage, { query as guide } from "../../templates/guide";
import LegalDocumentPage, { query as legalDocument } from "../../templates/legal-document";
import OwnPage from "../../templates/own-page";
import ServicePage, { query as service } from "../../templates/service";
import ToolPage, { query as tool } from "../../templates/tool";
import type { Query } from "./query";

export interface PreviewPage {
  Page: ComponentType<Record<string, unknown>>;
  query: Query;
  /** The address of the page; for a template, the address above its pages. */
  path: string;
}

/** A page or template with its query. */
type Module = [component: unknown, query: unknown];

const page = (path: string, [Page, query]: Module): PreviewPage => ({
  path,
  Page: Page as PreviewPage["Page"],
  query: query as Query,
});

/** Pages at an address of their own. */
const routes: Record<string, Module> = {
  "/": [HomePage, home],
  "/about/": [AboutPage, about],
  "/about/careers/": [CareersPage, careers],
  "/blog/": [BlogListPage, blogList],
  "/case-studies/": [CaseStudiesPage, caseStudies],
  "/contact/": [ContactPage, contact],
  "/legal/": [LegalPage, legal],
  "/404/": [NotFoundPage, notFound],
  "/process/": [ProcessPage, process],
  "/resources/": [ResourcesPage, resources],
  "/resources/audit/": [AuditPage, audit],
  "/resources/tools/": [ToolsPage, tools],
  "/services/": [ServicesPage, services],
};

/** The templates of kinds whose entries have pages, by their file names. */
const templates: Record<string, Module> = {
  "blog-post": [BlogPostPage, blogPost],
  calculator: [CalculatorPage, calculator],
  guide: [GuidePage, guide],
  "legal-document": [LegalDocumentPage, legalDocument],
  "own-page": [OwnPage, []],
  service: [ServicePage, service],
  tool: [ToolPage, tool],
};

/** The pages that preview the entries of kinds without pages of their own. */
const shownOn: Partial<Record<KindName, string>> = {
  CaseTeaser: "/",
  Category: "/blog/",
  CompanyFigure: "/about/",
  ImpactItem: "/case-studies/",
  Integration: "/",
  NotFoundPage: "/404/",
  Perk: "/about/careers/",
  ProcessStep: "/process/",
  ResourceGroup: "/resources/",
  TeamMember: "/about/",
  Testimonial: "/services/",
  Value: "/about/",
};

/**
 * The page that previews the entries of a kind.
 * @returns undefined for a kind that no page shows in one place
 */
export function pageFor(kind: KindName): PreviewPage | undefined {
  const { pages, route, list } = kindOf(kind);
  const template = templates[pages?.template ?? ""];
  if (pages && template) return page(pages.under, template);
  const path = pages ? undefined : (route ?? list ?? shownOn[kind]);
  const found = path === undefined ? undefined : routes[path];
  return path !== undefined && found ? page(path, found) : undefined;
}
