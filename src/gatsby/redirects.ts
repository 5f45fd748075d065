/** The redirects of the site, as Gatsby takes them. */
import { draftAddresses } from "../content/check/redirects";
import type { Content } from "../content/check-files";
import { entriesOf } from "../content/read/entry";

export interface GatsbyRedirect {
  fromPath: string;
  toPath: string;
  /** Whether browsers may remember it. */
  isPermanent: boolean;
}

/**
 * Lists them; a draft comes to its address one day, so its visitors are led elsewhere for the time being only, and not at
 * all where drafts are shown.
 */
export function redirectsOf({
  entries,
  hidden,
}: Pick<Content, "entries" | "hidden">): GatsbyRedirect[] {
  const drafts = draftAddresses(hidden.map(({ entry }) => entry));
  const shown = draftAddresses(entries);
  const led = entriesOf(entries, "Redirect").filter(({ id }) => !shown.has(id));
  return [
    { fromPath: "/blog/page/1/", toPath: "/blog/", isPermanent: true },
    ...led.map(({ id, data }) => ({
      fromPath: id,
      toPath: data.to,
      isPermanent: !drafts.has(id),
    })),
  ];
}
