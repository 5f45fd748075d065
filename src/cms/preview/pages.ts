/** The pages of the site that preview the entries of each kind. */
import type { ComponentType } from "react";
import { fetchParts } from "../../browser/lazy-hydrate";
import { componentOf } from "../../content/site/site";
import type { KindName } from "../../model/kinds";
import type { Query } from "./query";

/** A page or template of the site. */
export interface PageModule {
  default: ComponentType<Record<string, unknown>>;
  query?: Query;
}

/** Loads the page of a kind. @throws if no page shows its entries in one place */
export async function loadPage(kind: KindName): Promise<PageModule> {
  const [, folder, name] = /^src\/(\w+)\/(.*)\.tsx$/.exec(componentOf(kind) ?? "") ?? [];
  const page = (await (folder === "pages"
    ? import(`../../pages/${name}.tsx`)
    : import(`../../templates/${name}.tsx`))) as PageModule;
  await fetchParts();
  return page;
}
