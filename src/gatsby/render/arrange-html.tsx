import type { PreRenderHTMLArgs } from "gatsby";
import { isValidElement, type ReactNode } from "react";

/**
 * Arranges what Gatsby and its plugins put around a page: what must act early comes first in the head, parts
 * that the site does without are left out, and every inline script is the same on every page.
 */
export function arrangeHtml({
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

/** Head parts of plugins for pictures and anchors, which the site does not need. */
const unused = /^gatsby-(image-style|remark-autolink-headers)/;

/**
 * What comes first, in this order. The stylesheet of the typefaces follows the scripts, since the browser holds back each
 * inline script behind it, and with it the rest of the page, until the stylesheet has come.
 */
const first = ["scheme", "page", "script", "typefaces", "global"];

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
