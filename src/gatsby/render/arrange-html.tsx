import type { PreRenderHTMLArgs } from "gatsby";

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

/** Head parts of plugins for what the site does without them: its own pictures, the browser's own anchors. */
const unused = /^gatsby-(image-style|remark-autolink-headers)/;

/** The script of the scheme acts before paint; the styles of components come after those of the page. */
const first = ["scheme", "fonts", "global"];

const rank = (component: unknown) => {
  const index = first.indexOf(keyOf(component));
  return index < 0 ? first.length : index;
};

/** Tells the page's address to Gatsby. Its text is the same on every page, so one hash allows it. */
const pagePathScript = "window.pagePath=document.currentScript.dataset.pagePath";
