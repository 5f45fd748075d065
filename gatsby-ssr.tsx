import type { GatsbySSR } from "gatsby";
import "./src/gatsby/render/style-order";
import { partsLoaded } from "./src/browser/lazy-hydrate";
import { setTextReader } from "./src/features/long-texts/useStoredText";
import { readText } from "./src/gatsby/texts/long-texts";
import { arrangeHtml } from "./src/gatsby/render/arrange-html";
import { headParts } from "./src/gatsby/render/head-parts";
import { renderPage } from "./src/gatsby/render/render-page";

export { wrapPageElement, wrapRootElement } from "./src/root";

setTextReader((address) => readText(address, "public"));

export const replaceRenderer: GatsbySSR["replaceRenderer"] = async (args) => {
  await partsLoaded();
  await renderPage(args);
};

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) =>
  setHeadComponents(headParts());

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = arrangeHtml;
