import type { KnipConfig } from "knip";

/** Finds unused files, exports and dependencies; a part of `npm run lint`. */
const config: KnipConfig = {
  entry: [
    "gatsby-*.{ts,tsx}",
    "src/{pages,templates}/**/*.tsx",
    "src/inline-scripts/{page,announcement}.ts",
    "src/cms/cms.ts",
    "src/cms/preview/{gatsby.tsx,shims/*}",
    "src/gatsby/webpack/unused-in-browser.ts",
    "src/notifications/Toasts.tsx",
    "scripts/*.{ts,mjs}",
    "scripts/lib/queries/print-schema.ts",
    "__tests__/**/*.{test,spec}.{ts,tsx}",
    "__tests__/site/rules/*.ts",
  ],
  project: ["{src,scripts,__tests__}/**/*.{ts,tsx,mjs}"],
  ignoreBinaries: ["Xvfb"],
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Named in paths of files or in the options of a plugin, where knip does not look.
  ignoreDependencies: [
    "@fontsource-variable/figtree",
    "@fontsource/instrument-serif",
    "gatsby-remark-images",
  ],
  // Gatsby finds fragments in every file by itself, so knip must not report their export.
  compilers: { tsx: (source) => source.replace("export const query = graphql", "graphql") },
};

export default config;
