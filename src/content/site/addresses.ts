/** The addresses of pages, by the declarations of kinds. */
import { kindOf, type KindName } from "../../model/kinds";

export interface EntryRef {
  kind: KindName;
  id: string;
}

/** The address of the page that shows an entry, or its file; undefined if no page shows it alone. */
export function addressOf({ kind, id }: EntryRef): string | undefined {
  const { route, pages } = kindOf(kind);
  return route ?? (pages && `${pages.under}${id}/`);
}

/** The addresses of a page and of the pages above it, outermost first, without the home page. */
export function pathTo(address: string): string[] {
  const parts = address.split("/").filter(Boolean);
  return parts.map((_part, index) => `/${parts.slice(0, index + 1).join("/")}/`);
}

/** An address without percent codes, so that all its spellings are equal; unchanged if it is not in UTF-8. */
export function plainSpelling(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
