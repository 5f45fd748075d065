import type { PreRenderHTMLArgs } from "gatsby";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { arrangeHtml } from "../../../../src/gatsby/render/arrange-html";

/** Arranges a page; returns the keys of its head and the HTML after its body. */
function arrange(head: ReactElement[], afterBody: ReactElement[] = []) {
  const replaceHeadComponents = jest.fn<unknown, [ReactElement[]]>();
  const replacePostBodyComponents = jest.fn<unknown, [ReactElement[]]>();
  arrangeHtml({
    getHeadComponents: () => head,
    replaceHeadComponents,
    getPostBodyComponents: () => afterBody,
    replacePostBodyComponents,
    pathname: "/about/",
  } as unknown as PreRenderHTMLArgs);
  return {
    keys: replaceHeadComponents.mock.calls[0]?.[0].map(({ key }) => key),
    afterBody: renderToStaticMarkup(<>{replacePostBodyComponents.mock.calls[0]?.[0]}</>),
  };
}

test("the script with the page's path reads it from an attribute, so that its text is the same on every page", () => {
  const { afterBody } = arrange(
    [],
    [<script key="script-loader">{'window.pagePath="/about/"'}</script>, <i key="other" />],
  );
  expect(afterBody).toBe(
    '<script data-page-path="/about/">window.pagePath=document.currentScript.dataset.pagePath</script><i></i>',
  );
});
