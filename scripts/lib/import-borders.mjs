/**
 * Which folders of src/ a folder may import. Imports go one way: pure code (runs anywhere) is at the bottom,
 * build code (Node) and page code (React, browser) use it and never each other.
 */

const pure = ["lib", "theme", "formulas", "model", "charts"];

/** Page code that features and sections are made of. */
const parts = ["queries", "browser", "ui", "seo", "analytics", "notifications"];

/** Folders of src/ (within features/ each feature), each with the folders that it may import. */
export const mayImport = {
  // Pure code: no Node, no React.
  lib: [],
  theme: ["lib"],
  formulas: ["lib"],
  model: ["lib", "formulas"],
  charts: ["lib", "theme", "model"],
  artwork: ["lib", "theme"],

  // Build code.
  // The CMS runs the content check in the browser.
  admin: ["lib", "theme", "formulas", "model", "content", "preview"],
  content: ["lib", "formulas", "model", "charts"],
  gatsby: ["lib", "theme", "formulas", "model", "charts", "artwork", "admin", "content"],

  // Page code.
  queries: ["lib"],
  browser: ["lib", "theme"],
  ui: [...pure, "browser"],
  seo: [...pure, "queries", "browser", "ui"],
  analytics: [...pure, "queries", "browser", "ui"],
  notifications: [...pure, "browser", "ui"],
  "features/calculators": [...pure, ...parts],
  "features/guided-check": [...pure, ...parts],
  "features/search": [...pure, ...parts],
  "features/forms": [...pure, ...parts],
  "features/long-texts": [...pure, ...parts],
  sections: [...pure, ...parts, "features"],
  layout: [...pure, ...parts, "features"],
  pages: [...pure, ...parts, "features", "sections", "layout"],
  templates: [...pure, ...parts, "features", "sections", "layout"],

  // The preview of the CMS shows the pages of the site on the content that is edited.
  preview: [...pure, ...parts, "artwork", "content", "pages", "templates"],
};

/** Folders whose code never runs in Node. */
export const withoutNode = Object.keys(mayImport).filter(
  (folder) => !["content", "gatsby"].includes(folder),
);

/** Folders whose code does not know of React, Gatsby or styled-components. */
export const withoutReact = [...pure, "artwork", "content"];

const allowed = (folder) => [folder, ...mayImport[folder]];

/** The zones of import-x/no-restricted-paths: all of src/ is closed to a folder but what it may import. */
export const zones = Object.keys(mayImport).map((folder) => ({
  target: `./src/${folder}`,
  from: "./src",
  except: [...allowed(folder).map((name) => `./${name}`), "./gatsby-types.d.ts", "./types.d.ts"],
  message: `src/${folder} may import ${mayImport[folder].join(", ") || "nothing"} (scripts/lib/import-borders.mjs).`,
}));
