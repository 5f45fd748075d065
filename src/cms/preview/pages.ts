/** The pages of the site that preview the entries of each kind. */
import type { ComponentType } from "react";
import { kindOf, type KindName } from "../../model/kinds";
import type { Query } from "./query";

/** A page or template of the site. */
interface Module {
  default: ComponentType<Record<string, unknown>>;
  query?: Query;
}

export interface PreviewPage {
  /** The address of the page; for a template, the address above its pages. */
  path: string;
  load: () => Promise<Module>;
}

/** The pages that preview the entries of kinds without pages of their own. */
const shownOn: Partial<Record<KindName, string>> = {
  CaseTeaser: "/",
  Category: "/blog/",
  Claim: "/about/",
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

const template = (name: string, path: string): PreviewPage => ({
  path,
  load: () => import(`../../templates/${name}.tsx`) as Promise<Module>,
});

/**
 * The page that previews the entries of a kind.
 * @returns undefined for a kind that no page shows in one place
 */
export function pageFor(kind: KindName): PreviewPage | undefined {
  const { pages, route, list } = kindOf(kind);
  if (pages) return template(pages.template, pages.under);
  const path = route ?? list ?? shownOn[kind];
  if (path === undefined) return undefined;
  if (path === "/blog/") return template("blog-list", path);
  const name = path === "/" ? "index" : path.slice(1, -1);
  return { path, load: () => import(`../../pages/${name}.tsx`) as Promise<Module> };
}
