/** The pages of the site that preview the entries of each kind. */
import type { ComponentType } from "react";
import { componentOf } from "../../content/site/site";
import type { KindName } from "../../model/kinds";
import type { Query } from "./query";

/** A page or template of the site. */
interface Module {
  default: ComponentType<Record<string, unknown>>;
  query?: Query;
}

/** Loads the page that shows the entries of a kind. */
export type LoadPage = () => Promise<Module>;

/** @returns undefined for a kind that no page shows in one place */
export function pageFor(kind: KindName): LoadPage | undefined {
  const [, folder, name] = /^src\/(\w+)\/(.*)\.tsx$/.exec(componentOf(kind) ?? "") ?? [];
  if (!folder) return undefined;
  return () =>
    (folder === "pages"
      ? import(`../../pages/${name}.tsx`)
      : import(`../../templates/${name}.tsx`)) as Promise<Module>;
}
