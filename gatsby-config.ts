import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { contentRoot, otherLanguages, prefixOf } from "./src/content/disk/languages";
import { entryOf } from "./src/content/read/entry";
import { parserPlugins } from "./src/content/read/parse-markdown";
import { currentContent, currentTwins, startContent } from "./src/gatsby/current-content";
import { siteAdapter } from "./src/gatsby/host/adapter";
import { readEnvironment } from "./src/gatsby/host/environment";
import { failOn } from "./src/gatsby/pictures/decode-pictures";
import { encodeFaster } from "./src/gatsby/pictures/faster-pictures";
import { copiesFolder } from "./src/gatsby/pictures/copies";
import { feedOptions } from "./src/gatsby/feed/feed";
import { adaptForBuild } from "./src/gatsby/article-html/adapt-for-build";
import { sitemapPages, type SitemapPage } from "./src/gatsby/sitemap";
import { defaultAnalytics } from "./src/model/analytics-tools";
import { defaultDelivery } from "./src/model/host-forms";
import { palettes } from "./src/theme/palettes";

encodeFaster();
const entries = startContent();

// gatsby-node reports errors in content files and environment variables, and stops the build.
const settings = entryOf(entries, "SiteSettings")?.data;
const blog = entryOf(entries, "BlogPage")?.data.seo;
const analytics = settings?.analytics ?? defaultAnalytics;
const delivery = settings?.forms ?? defaultDelivery;
const result = readEnvironment(process.env, settings);
const environment = "environment" in result ? result.environment : undefined;
// Gatsby accepts a host only in its ASCII form.
const siteUrl = new URL(environment?.siteUrl ?? settings?.url ?? "http://localhost:8000").origin;
/** Under `gatsby build`, not `gatsby develop`. */
const building = process.env.NODE_ENV === "production";
const production = environment?.production ?? false;

const feed = {
  resolve: "gatsby-plugin-feed",
  options: feedOptions({
    name: settings?.name ?? "",
    url: siteUrl + prefixOf(),
    language: settings?.language ?? "en",
    title: blog?.title ?? "",
    description: blog?.description ?? "",
  }),
};

const config: GatsbyConfig = {
  siteMetadata: {
    title: settings?.name,
    description: settings?.description,
    siteUrl,
    production,
  },
  ...(environment
    ? { adapter: siteAdapter(environment, { delivery, analytics, films: SITE.films }) }
    : {}),
  pathPrefix: prefixOf(),
  trailingSlash: "always",
  jsxRuntime: "automatic",
  graphqlTypegen: { generateOnBuild: false, typesOutputPath: "src/gatsby-types.d.ts" },
  plugins: [
    "gatsby-plugin-react-helmet",
    {
      resolve: "gatsby-plugin-styled-components",
      // Component names in class names help during development, but cost every visitor bytes.
      options: {
        minify: true,
        transpileTemplateLiterals: true,
        displayName: !building,
        fileName: !building,
      },
    },
    {
      resolve: "gatsby-source-filesystem",
      // Gatsby would read the fields of texts with a reader of its own; nodes are made from the checked content.
      options: { name: "content", path: contentRoot(), ignore: ["**/*.{md,yml}"] },
    },
    { resolve: "gatsby-source-filesystem", options: { name: "pictures", path: copiesFolder } },
    {
      resolve: "gatsby-transformer-remark",
      options: {
        gfm: false,
        footnotes: false,
        plugins: [
          {
            resolve: path.resolve("src/gatsby/article-html/site-markdown"),
            options: { parserPlugins, adapt: adaptForBuild },
          },
          {
            resolve: "gatsby-remark-images",
            options: {
              maxWidth: 720,
              linkImagesToOriginal: false,
              withWebp: true,
              srcSetBreakpoints: [1080, 1440],
            },
          },
        ],
      },
    },
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        failOn,
        defaults: {
          formats: ["webp", "avif"],
          quality: 70,
          avifOptions: { quality: 40 },
          placeholder: "none",
        },
      },
    },
    "gatsby-transformer-sharp",
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-manifest",
      options: {
        name: settings?.name,
        short_name: settings?.name,
        start_url: "/",
        display: "browser",
        background_color: palettes.light.paper,
        theme_color: palettes.light.paper,
        description: settings?.description,
        lang: settings?.language,
        icons: [
          { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
          { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
          {
            src: "/icon-maskable-512.png",
            sizes: "512x512",
            type: "image/png",
            purpose: "maskable",
          },
        ],
        // The page head names the icons itself, and a theme colour for each scheme.
        include_favicon: false,
        legacy: false,
        theme_color_in_head: false,
        // Password-protected previews refuse a manifest request without cookies.
        crossOrigin: "use-credentials",
      },
    },
    {
      resolve: "gatsby-plugin-sitemap",
      options: {
        output: "/",
        createLinkInHead: false,
        query: "{ site { id } }",
        resolveSiteUrl: () => siteUrl,
        resolvePages: () => sitemapPages(currentContent().site, currentTwins),
        serialize: ({ path: url, twins, ...page }: SitemapPage) => ({
          url,
          ...page,
          links: twins.map(({ language: lang, address }) => ({ lang, url: siteUrl + address })),
        }),
      },
    },
    ...(SITE.hasFeed ? [feed] : []),
    {
      resolve: "gatsby-plugin-robots-txt",
      options: {
        host: null,
        sitemap: ["", ...otherLanguages()].map(
          (folder) => `${siteUrl}${prefixOf(folder)}/sitemap.xml`,
        ),
        // Previews allow everything too: a crawler that may not read a page does not see its noindex.
        policy: [{ userAgent: "*", allow: "/" }],
      },
    },
  ],
};

export default config;
