import { withPrefix, type GatsbySSR } from "gatsby";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { fontFaces, fontFiles } from "./src/theme/fonts";
import { schemeScript } from "./src/theme/scheme";
import { palettes } from "./src/theme/tokens";

export { wrapPageElement, wrapRootElement } from "./src/root";

/**
 * react-helmet collects the head of a page in one place for the whole process, while Gatsby renders pages
 * side by side. A turn is held from the start of a page's rendering until its head has been read.
 */
let turn = Promise.resolve();
let endTurn = () => {};

export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({
  bodyComponent,
  replaceBodyHTMLString,
}) => {
  const before = turn;
  let release = () => {};
  turn = new Promise((resolve) => {
    release = resolve;
  });
  await before;
  endTurn = release;
  try {
    const stream = new PassThrough();
    const html = text(stream);
    await new Promise<void>((resolve, reject) => {
      const rendering = renderToPipeableStream(bodyComponent, {
        onAllReady() {
          rendering.pipe(stream);
          resolve();
        },
        onError: reject,
      });
    });
    replaceBodyHTMLString(await html);
  } catch (error) {
    release();
    throw error;
  }
};

/** Runs after the plugins have read the head, so the next page may begin. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([
    ...fontFiles.map((href) => (
      <link
        key={href}
        rel="preload"
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
        href={href}
      />
    )),
    <link key="icon" rel="icon" href={withPrefix("/favicon.ico")} sizes="48x48" />,
    <link key="icon-svg" rel="icon" type="image/svg+xml" href={withPrefix("/favicon.svg")} />,
    <link key="icon-touch" rel="apple-touch-icon" href={withPrefix("/apple-touch-icon.png")} />,
    ...(["light", "dark"] as const).map((scheme) => (
      <meta
        key={`theme-color-${scheme}`}
        name="theme-color"
        media={`(prefers-color-scheme: ${scheme})`}
        content={palettes[scheme].paper}
      />
    )),
    <style key="fonts" dangerouslySetInnerHTML={{ __html: fontFaces }} />,
    <script key="scheme" dangerouslySetInnerHTML={{ __html: schemeScript }} />,
  ]);
  endTurn();
};

/** What must act early comes first in the head. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const order = ["scheme"];
  const rank = (component: unknown) => {
    const key = (component as { key?: string | null } | null)?.key ?? "";
    const index = order.indexOf(key);
    return index < 0 ? order.length : index;
  };
  replaceHeadComponents([...getHeadComponents()].sort((a, b) => rank(a) - rank(b)));
};
