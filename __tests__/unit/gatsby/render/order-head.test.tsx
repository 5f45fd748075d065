import type { PreRenderHTMLArgs } from "gatsby";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { orderHead } from "../../../../src/gatsby/render/order-head";

/** Arranges a page, and returns the HTML after its body. */
function arrange(...afterBody: ReactElement[]): string {
  const replacePostBodyComponents = jest.fn<unknown, [ReactElement[]]>();
  orderHead({
    getHeadComponents: () => [],
    replaceHeadComponents: () => undefined,
    getPostBodyComponents: () => afterBody,
    replacePostBodyComponents,
    pathname: "/about/",
  } as unknown as PreRenderHTMLArgs);
  return renderToStaticMarkup(<>{replacePostBodyComponents.mock.calls[0]?.[0]}</>);
}

test("the script with the page's path reads it from an attribute, so that its text is the same on every page", () => {
  const script = <script key="script-loader">{'window.pagePath="/about/"'}</script>;
  expect(arrange(script, <i key="other" />)).toBe(
    '<script data-page-path="/about/">window.pagePath=document.currentScript.dataset.pagePath</script><i></i>',
  );
});
