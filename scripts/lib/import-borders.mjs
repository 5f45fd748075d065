/**
 * Which folders of src/ a folder may import. Imports go one way: pure code (runs anywhere) is at the bottom,
 * build code (Node) and page code (React, browser) use it and never each other.
 */

const pure = ["lib", "theme", "formulas", "model", "charts"];

/** Page code that features and sections are made of. */
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

  // The script in the head of every page: names that it shares with page code, and no React.
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

  // The CMS. It runs the content check in the browser, and its preview shows the pages of the site on the content that
  // is edited.
  cms: [...pure, ...parts, "artwork", "content", "pages", "templates"],
};

/** Folders whose code also runs in browsers: the CMS checks content there. */
export const foldersForBrowsers = Object.keys(mayImport).filter((folder) => folder !== "gatsby");

/** The folder within these folders whose code needs Node; no other code of theirs imports it. */
export const folderWithNode = "src/content/disk";

/** Folders whose code does not know of React, Gatsby or styled-components. */
export const withoutReact = [...pure, "artwork", "content", "inline-scripts"];

/** What scripts may import of src/: all but page code. */
const ofScripts = [...pure, "artwork", "cms", "content", "gatsby"];

const allowed = (folder) => [folder, ...mayImport[folder]];

/**
 * The zones of import-x/no-restricted-paths: all of src/ is closed to a folder but what it may import. The site never
 * imports scripts, scripts import neither page code nor the preview, and nothing imports tests.
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
    message: "What scripts and tests share is in scripts/lib.",
  },
  {
    target: "./scripts",
    from: "./src",
    except: ofScripts.map((name) => `./${name}`),
    message: `Scripts may import ${ofScripts.join(", ")} of src (scripts/lib/import-borders.mjs).`,
  },
];
