/** Chooses the tool that counts visits, by content/site.yml. The build leaves out the code of the others. */
import { isPreviewHost } from "../lib/preview-host";
import { ga4 } from "./gtag";
import { matomo } from "./matomo";
import { plausible } from "./plausible";

export interface Tracker {
  /**
   * Reports a page view, once per page.
   * @param path the address of the page without query and hash, so that calculator inputs are not sent
   */
  measurePage: (path: string, title: string) => void;
  /** Stops measuring and deletes what it has stored: the visitor has not consented, or has withdrawn consent. */
  stop: (path: string) => void;
}

/** @returns undefined if nothing is measured on the host, as on preview hosts */
export function trackerOn(host: string, previewHosts: readonly string[]): Tracker | undefined {
  if (isPreviewHost(host, previewHosts)) return undefined;
  if (SITE.analytics.tool === "matomo") return matomo();
  if (SITE.analytics.tool === "plausible") return plausible();
  if (SITE.analytics.tool === "none") return undefined;
  return ga4();
}
