import type { GatsbySSR } from "gatsby";
import "./src/gatsby/render/style-order";
import { fetchParts } from "./src/browser/lazy-hydrate";
import { setTextReader } from "./src/features/long-texts/useStoredText";
import { readText } from "./src/gatsby/article-html/long-texts";
import { orderHead } from "./src/gatsby/render/order-head";
import { headParts } from "./src/gatsby/render/head-parts";
import { endTurn, renderInTurn } from "./src/gatsby/render/render-queue";
import { renderHtml } from "./src/gatsby/render/render-html";

export { wrapPageElement, wrapRootElement } from "./src/root";

setTextReader((address) => readText(address, "public"));

export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({
  bodyComponent,
  replaceBodyHTMLString,
}) =>
  renderInTurn(async () => {
    await fetchParts();
    replaceBodyHTMLString(await renderHtml(bodyComponent));
  });

/** Runs after the plugins have read the head, so the next page may render now. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents(headParts());
  endTurn();
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = orderHead;
