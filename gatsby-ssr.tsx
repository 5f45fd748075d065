import { withPrefix, type GatsbySSR } from "gatsby";
import path from "node:path";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import "./src/style-order";
import { earlySubmitScript } from "./src/forms/early-submit";
import { hashScript } from "./src/site/readable-hash";
import { readTextsWith } from "./src/site/stored-text";
import { fontFaces, fontFiles } from "./src/theme/fonts";
import { globalCss } from "./src/theme/global-css";
import { schemeScript } from "./src/theme/scheme";
import { palettes } from "./src/theme/tokens";
import { partsLoaded } from "./src/ui/on-approach";

export { wrapPageElement, wrapRootElement } from "./src/root";

/**
 * Gatsby renders every page anew once a rendering has read a file, since the file may have changed. The files
 * of texts are named after what they hold, so they are read past its watch.
 */
const { readFileSync } = process.getBuiltinModule("node:fs");

readTextsWith(
  (address) => JSON.parse(readFileSync(path.join("public", address), "utf8")) as string,
);

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
    await partsLoaded();
    const stream = new PassThrough();
    const html = text(stream);
    await new Promise<void>((resolve, reject) => {
      const rendering = renderToPipeableStream(bodyComponent, {
        // A large section is part of the page like any other, not something for a script to put in place.
        progressiveChunkSize: Infinity,
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
    <style key="global" dangerouslySetInnerHTML={{ __html: globalCss }} />,
    <script key="scheme" dangerouslySetInnerHTML={{ __html: schemeScript }} />,
    <script key="hash" dangerouslySetInnerHTML={{ __html: hashScript }} />,
    <script key="early-submit" dangerouslySetInnerHTML={{ __html: earlySubmitScript }} />,
  ]);
  endTurn();
};

/** Head parts of plugins for what the site does without them: its own pictures, the browser's own anchors. */
const unused = /^gatsby-(image-style|remark-autolink-headers)/;

/** Tells the page's address to Gatsby. The text is the same on every page, so one hash allows it. */
const addressScript = "window.pagePath=document.currentScript.dataset.pagePath";

const keyOf = (component: unknown) => (component as { key?: string | null } | null)?.key ?? "";

/** What must act early comes first in the head; every script in the HTML is the same on every page. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}) => {
  // The script of the scheme acts before paint; the styles of components come after those of the page.
  const order = ["scheme", "fonts", "global"];
  const rank = (component: unknown) => {
    const index = order.indexOf(keyOf(component));
    return index < 0 ? order.length : index;
  };
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
          dangerouslySetInnerHTML={{ __html: addressScript }}
        />
      ) : (
        component
      ),
    ),
  );
};
