/** The pages of the site that preview the entries of each kind. */
import type { ComponentType } from "react";
import { fetchParts } from "../../browser/lazy-hydrate";
import { componentOf } from "../../content/site/site";
import { kindNames, type KindName } from "../../model/kinds";

/** A page or template of the site. */
export interface PageModule {
  default: ComponentType<Record<string, unknown>>;
  query?: string;
}

function importPage(kind: KindName): Promise<PageModule> | undefined {
  const [, folder, name] = /^src\/(\w+)\/(.*)\.tsx$/.exec(componentOf(kind) ?? "") ?? [];
  if (folder === "pages") return import(`../../pages/${name}.tsx`);
  return folder ? import(`../../templates/${name}.tsx`) : undefined;
}

/**
 * Loads the page of a kind after all others, since any module may declare the fragments that its query names.
 * @returns undefined if no page shows its entries in one place
 */
export async function loadPage(kind: KindName): Promise<PageModule | undefined> {
  await Promise.all(kindNames.map(importPage));
  await fetchParts();
  return importPage(kind);
}
