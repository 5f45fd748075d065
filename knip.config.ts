import type { KnipConfig } from "knip";

/** Finds files, exports and dependencies that nothing uses; a part of `npm run lint`. */
const config: KnipConfig = {
  entry: [
    "gatsby-*.{ts,tsx}",
    "src/{pages,templates}/**/*.tsx",
    "src/inline-scripts/{page,before-paint}.ts",
    "src/cms/cms.ts",
    "src/cms/preview/{gatsby.tsx,stand-ins/*}",
    "src/gatsby/webpack/unused-in-browser.ts",
    "src/notifications/Toasts.tsx",
    "scripts/*.{ts,mjs}",
    "scripts/lib/queries/print-schema.ts",
    "__tests__/**/*.{test,spec}.{ts,tsx}",
  ],
  project: ["{src,scripts,__tests__}/**/*.{ts,tsx,mjs}"],
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Named in options and in comments, or a part of Gatsby and of Jest's environment.
  ignoreDependencies: [
    "@fontsource-variable/figtree",
    "@fontsource/instrument-serif",
    "gatsby-remark-images",
    "jsdom",
  ],
  // Gatsby finds fragments by itself, wherever they stand.
  compilers: { tsx: (source) => source.replace("export const query = graphql", "graphql") },
};

export default config;
