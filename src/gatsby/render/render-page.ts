import type { ReplaceRendererArgs } from "gatsby";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { Helmet } from "react-helmet";

/**
 * Renders a page and its head in one go: react-helmet collects the head in one place for the whole process, while Gatsby
 * renders pages side by side. The modules of all parts must be loaded.
 * @throws what a component throws
 */
export async function renderPage({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
  setHtmlAttributes,
}: ReplaceRendererArgs): Promise<void> {
  const html = renderToString(bodyComponent);
  const head = Helmet.renderStatic();
  // A part that fails is left out without a word; rendering it as a stream tells why.
  if (html.includes("<!--$!-->"))
    await new Promise((_resolve, reject) => {
      renderToPipeableStream(bodyComponent, { onError: reject });
    });
  replaceBodyHTMLString(html);
  setHtmlAttributes(head.htmlAttributes.toComponent());
  setHeadComponents([
    head.title.toComponent(),
    head.link.toComponent(),
    head.meta.toComponent(),
    head.script.toComponent(),
  ]);
}
