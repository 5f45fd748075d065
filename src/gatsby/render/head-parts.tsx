import { transformSync } from "esbuild";
import { withPrefix } from "gatsby";
import type { ReactElement } from "react";
import { fontFaces, fontFiles } from "../../theme/fonts";
import { globalCss } from "../../theme/global-css";
import { palettes } from "../../theme/tokens";

/** The scripts of `src/inline-scripts`, which the build puts in: a change of them is a change of what renders the pages. */
declare const SCRIPT_BEFORE_PAINT: string;
declare const SCRIPT_OF_PAGE: string;

const minified = (css: string): string =>
  transformSync(css, { loader: "css", minify: true, target: "es2020" }).code.trimEnd();

const styles = { fonts: minified(fontFaces), global: minified(globalCss) };

export const headParts = (): ReactElement[] => [
  // Delays the first paint until the header is parsed.
  <link key="whole-header" rel="expect" href="#content" {...{ blocking: "render" }} />,
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
  <style key="fonts" dangerouslySetInnerHTML={{ __html: styles.fonts }} />,
  <style key="global" dangerouslySetInnerHTML={{ __html: styles.global }} />,
  <script key="scheme" dangerouslySetInnerHTML={{ __html: SCRIPT_BEFORE_PAINT }} />,
  <script key="page" dangerouslySetInnerHTML={{ __html: SCRIPT_OF_PAGE }} />,
];
