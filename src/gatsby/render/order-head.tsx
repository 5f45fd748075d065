import type { PreRenderHTMLArgs } from "gatsby";
import { isValidElement, type ReactNode } from "react";

/**
 * Arranges the parts that Gatsby and its plugins put around a page: those that must act early come first in the head,
 * unused ones are left out, and every inline script is the same on every page.
 */
export function orderHead({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}: PreRenderHTMLArgs): void {
  replaceHeadComponents(
    [...getHeadComponents()]
      .filter((component) => !unused.test(keyOf(component)))
      .sort((a, b) => rank(a) - rank(b)),
  );
  replacePostBodyComponents(
    getPostBodyComponents().map((component) =>
      keyOf(component) === "script-loader" ? (
        <script
          key="script-loader"
          data-page-path={pathname}
          dangerouslySetInnerHTML={{ __html: pagePathScript }}
        />
      ) : (
        component
      ),
    ),
  );
}

const keyOf = (component: unknown) => (component as { key?: string | null } | null)?.key ?? "";

/** Head parts of a plugin for pictures, which the site does not need. */
const unused = /^gatsby-image-style/;

/**
 * The keys of the parts that come first, in order. The stylesheet of the typefaces follows the scripts, since it would
 * hold back each inline script after it, and with that the rest of the page, until it has loaded.
 */
const first = ["page", "script", "typefaces", "global"];

function rank(component: ReactNode): number {
  const isScript =
    isValidElement<{ type?: string }>(component) &&
    component.type === "script" &&
    !component.props.type;
  const index = first.indexOf(keyOf(component));
  if (index >= 0) return index;
  return isScript ? first.indexOf("script") : first.length;
}

/** Tells the page's address to Gatsby. Its text is the same on every page, so one hash allows it. */
const pagePathScript = "window.pagePath=document.currentScript.dataset.pagePath";
