/**
 * The folders of src/ that each folder may import. Build code (Node) and page code (React, browser) import pure code (runs
 * anywhere) and not each other. The CMS imports both, and build code imports the configuration of the CMS.
 */

const pure = ["lib", "theme", "formulas", "model", "charts"];

/** Page code that features and sections may import. */
const parts = ["queries", "browser", "ui", "seo", "analytics", "notifications"];

/** Folders of src/ (within features/ each feature), each with the folders that it may import. */
const mayImport = {
  // Pure code: no Node, no React.
  lib: [],
  theme: ["lib"],
  formulas: ["lib"],
  model: ["lib", "formulas"],
  charts: ["lib", "theme", "model"],
  artwork: ["lib", "theme"],

  // Build code.
  content: ["lib", "formulas", "model", "charts"],
  gatsby: ["lib", "theme", "formulas", "model", "charts", "artwork", "cms", "content"],

  // The script in the head of every page shares names with page code, and imports no React.
  "inline-scripts": ["lib", "theme", "browser", "analytics", "features"],

  // Page code.
  queries: ["lib"],
  browser: ["lib", "theme"],
  ui: [...pure, "browser"],
  seo: [...pure, "queries", "browser", "ui"],
  analytics: [...pure, "queries", "browser", "ui"],
  notifications: [...pure, "browser", "ui"],
  "features/calculators": [...pure, ...parts],
  "features/questionnaire": [...pure, ...parts],
  "features/search": [...pure, ...parts],
  "features/forms": [...pure, ...parts],
  "features/long-texts": [...pure, ...parts],
  sections: [...pure, ...parts, "features"],
  layout: [...pure, ...parts, "features"],
  pages: [...pure, ...parts, "features", "sections", "layout"],
  templates: [...pure, ...parts, "features", "sections", "layout"],

  // The CMS runs the content check in the browser, and its preview renders the pages of the site.
  cms: [...pure, ...parts, "artwork", "content", "pages", "templates"],
};

/** Folders whose code also runs in browsers: the CMS checks content there. */
export const foldersForBrowsers = Object.keys(mayImport).filter((folder) => folder !== "gatsby");

/** The only folder among them whose code needs Node. Their other code must not import it. */
export const folderWithNode = "src/content/disk";

/** Folders that must not import React or styled-components. */
export const withoutReact = [...pure, "artwork", "content", "inline-scripts"];

/** The folders of src/ that scripts may import: all but page code. */
const ofScripts = [...pure, "artwork", "cms", "content", "gatsby"];

const allowed = (folder) => [folder, ...mayImport[folder]];

/**
 * The zones of import-x/no-restricted-paths. A folder of src/ may import only itself and the folders in `mayImport`.
 * The site never imports scripts, scripts never import page code, and neither imports tests.
 */
export const zones = [
  ...Object.keys(mayImport).map((folder) => ({
    target: `./src/${folder}`,
    from: "./src",
    except: [...allowed(folder).map((name) => `./${name}`), "./gatsby-types.d.ts", "./types.d.ts"],
    message: `src/${folder} may import ${mayImport[folder].join(", ") || "nothing"} (scripts/lib/import-borders.mjs).`,
  })),
  {
    target: ["./src", "./gatsby-*.{ts,tsx}"],
    from: ["./scripts", "./__tests__"],
    message: "The site imports neither scripts nor tests.",
  },
  {
    target: "./scripts",
    from: "./__tests__",
    message: "Scripts do not import tests. Move shared code to scripts/lib.",
  },
  {
    target: "./scripts",
    from: "./src",
    except: ofScripts.map((name) => `./${name}`),
    message: `Scripts may import ${ofScripts.join(", ")} of src (scripts/lib/import-borders.mjs).`,
  },
];
