import { transformSync } from "esbuild";
import { withPrefix } from "gatsby";
import type { ReactElement } from "react";
import { filmCss } from "../../theme/film-css";
import { globalCss } from "../../theme/global-css";
import { palettes } from "../../theme/palettes";

/**
 * The inline scripts, which webpack inserts. They become part of the render code, so Gatsby renders all pages again when
 * one changes.
 */
declare const SCRIPT_OF_PAGE: string;

/** Empty on a site without an announcement. */
declare const SCRIPT_OF_ANNOUNCEMENT: string;

/** Empty on a site without films. */
declare const SCRIPT_OF_FILMS: string;

const styles = transformSync(globalCss + (SITE.films.length > 0 ? filmCss : ""), {
  loader: "css",
  minify: true,
  target: "es2020",
}).code.trimEnd();

export const headParts = (): ReactElement[] => [
  // Delays the first paint until the header is parsed.
  <link key="whole-header" rel="expect" href="#content" {...{ blocking: "render" }} />,
  <link key="icon" rel="icon" href={withPrefix("/favicon.ico")} sizes="48x48" />,
  <link key="icon-svg" rel="icon" type="image/svg+xml" href={withPrefix("/favicon.svg")} />,
  <link key="icon-touch" rel="apple-touch-icon" href={withPrefix("/apple-touch-icon.png")} />,
  ...(SITE.hasDarkScheme ? (["light", "dark"] as const) : (["light"] as const)).map((scheme) => (
    <meta
      key={`theme-color-${scheme}`}
      name="theme-color"
      media={SITE.hasDarkScheme ? `(prefers-color-scheme: ${scheme})` : undefined}
      content={palettes[scheme].paper}
    />
  )),
  <link key="typefaces" rel="stylesheet" href={withPrefix(`/${SITE.typefaces}`)} />,
  <style key="global" dangerouslySetInnerHTML={{ __html: styles }} />,
  ...[SCRIPT_OF_ANNOUNCEMENT, SCRIPT_OF_FILMS]
    .filter(Boolean)
    .map((script) => <script key={script} dangerouslySetInnerHTML={{ __html: script }} />),
  <script key="page" dangerouslySetInnerHTML={{ __html: SCRIPT_OF_PAGE }} />,
];
