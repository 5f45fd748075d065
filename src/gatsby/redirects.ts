import { draftAddresses } from "../content/check/redirects";
import type { Content } from "../content/check-files";
import { entriesOf } from "../content/read/entry";
import { aliasesOf, routesOf } from "../model/addresses";

export interface GatsbyRedirect {
  fromPath: string;
  toPath: string;
  isPermanent: boolean;
  /** Whether links of the site may use the old address, so that scripts in the browser need the redirect too. */
  redirectInBrowser?: true;
}

/** An address with and without percent codes, since hosts differ in which of the two they compare. */
function spellings(address: string): string[] {
  try {
    const plain = decodeURI(address);
    return [...new Set([encodeURI(plain), /[\s%]/.test(plain) ? address : plain])];
  } catch {
    // The address is in an older encoding than UTF-8, such as /%FCber-uns/.
    return [address];
  }
}

/**
 * Lists all redirects. A redirect from the address of a draft is temporary, and is left out where drafts are shown.
 */
export function redirectsOf({
  entries,
  hidden,
}: Pick<Content, "entries" | "hidden">): GatsbyRedirect[] {
  const hiddenDrafts = draftAddresses(hidden.map(({ entry }) => entry));
  const shownDrafts = draftAddresses(entries);
  const redirects = entriesOf(entries, "Redirect").filter(({ id }) => !shownDrafts.has(id));
  const aliases = aliasesOf(entries);
  const routes = routesOf(entries);
  const formerAddresses = [...aliases].filter(([alias]) => !routes.has(alias));
  return [
    { fromPath: "/blog/page/1/", toPath: "/blog/", isPermanent: true },
    ...redirects.flatMap(({ id, data }) =>
      spellings(id).map((fromPath) => ({
        fromPath,
        toPath: aliases.get(data.to) ?? data.to,
        isPermanent: !hiddenDrafts.has(id),
      })),
    ),
    ...formerAddresses.map(([fromPath, toPath]): GatsbyRedirect => ({
      fromPath,
      toPath,
      isPermanent: true,
      redirectInBrowser: true,
    })),
  ];
}
