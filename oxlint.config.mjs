/**
 * The rules of `npm run lint`. Besides common faults they find imports that a folder of src/ must not have: build code
 * (Node) and page code (React, browser) import pure code (runs anywhere) and not each other. The CMS imports both, and
 * build code imports the configuration of the CMS.
 */
import { defineConfig } from "oxlint";

const pure = ["lib", "theme", "formulas", "model", "charts"];

/** Page code that features and sections may import. */
const parts = ["queries", "browser", "ui", "seo", "analytics", "notifications"];

/** The folders of src/ (within features/ each feature), each with the folders that it may import. */
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

/** The one folder within code for browsers that needs Node; the rest of that code must not import it. */
const folderWithNode = "src/content/disk";

const withoutReact = [...pure, "artwork", "content", "inline-scripts"];

/** The folders of src/ that scripts may import: all but page code. */
const ofScripts = [...pure, "artwork", "cms", "content", "gatsby"];

const folders = Object.keys(mayImport);
const topOf = (folder) => folder.split("/")[0];
/** What lies directly in `src/`; `root.tsx` belongs to the page code. */
const tops = [...new Set(folders.map(topOf)), "root"];

/** Forbids imports of folders above the importing file. */
const forbidden = (folders, message) => ({
  regex: `^(\\.\\./)+(${folders.join("|")})(/|$)`,
  message,
});

const fromOutside = {
  regex: "^(\\.\\.?/)+(scripts|__tests__)/",
  message: "The site imports neither scripts nor tests.",
};

const react = {
  regex: "^(react|react-dom|styled-components)(/|$)",
  message: "This code has no React.",
};

const inBrowsers = [
  { regex: "^node:", message: "This code also runs in browsers." },
  { regex: "/disk/", message: "This module needs Node, and this code also runs in browsers." },
];

/** Only the site decides which addresses there are, and which parts are off; other code asks it. */
const ofSite = {
  group: ["**/site/*", "!**/site/site", "**/model/parts"],
  message: "Ask the Site of src/content/site/site.ts.",
};

/** The imports that the files of a folder must not have. */
function forbiddenIn(folder) {
  const allowed = mayImport[folder];
  const others = tops.filter((top) => ![folder, ...allowed].some((each) => topOf(each) === top));
  const siblings = folders
    .filter((each) => topOf(each) === topOf(folder) && each !== folder)
    .map((each) => each.split("/")[1]);
  const message = `This folder may import ${allowed.join(", ") || "nothing"}.`;
  return [
    forbidden([...others, ...siblings], message),
    fromOutside,
    ofSite,
    ...(folder === "gatsby" ? [] : inBrowsers),
    ...(withoutReact.includes(folder) ? [react] : []),
  ];
}

const restrict = (files, patterns) => ({
  files,
  rules: { "no-restricted-imports": ["error", { patterns }] },
});

export default defineConfig({
  plugins: ["typescript", "react", "jsx-a11y", "import", "oxc"],
  categories: { correctness: "error" },
  ignorePatterns: ["src/gatsby-types.d.ts"],
  rules: {
    "import/no-cycle": "error",
    "no-case-declarations": "error",
    "no-empty": "error",
    "no-fallthrough": "error",
    "no-prototype-builtins": "error",
    "no-regex-spaces": "error",
    "no-unexpected-multiline": "error",
    "no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    "no-useless-constructor": "error",
    "no-var": "error",
    "prefer-const": "error",
    "prefer-rest-params": "error",
    "prefer-spread": "error",
    "react/rules-of-hooks": "error",
    "typescript/ban-ts-comment": ["error", { minimumDescriptionLength: 10 }],
    "typescript/no-dynamic-delete": "error",
    "typescript/no-empty-object-type": "error",
    "typescript/no-explicit-any": "error",
    "typescript/no-extraneous-class": "error",
    "typescript/no-invalid-void-type": "error",
    "typescript/no-namespace": "error",
    "typescript/no-non-null-asserted-nullish-coalescing": "error",
    "typescript/no-non-null-assertion": "error",
    "typescript/no-require-imports": "error",
    "typescript/no-unnecessary-type-constraint": "error",
    "typescript/no-unsafe-function-type": "error",
    "typescript/prefer-literal-enum-member": "error",
    "typescript/unified-signatures": "error",
    // A fieldset, an output or a picture cannot always stand in for an element with a role.
    "jsx-a11y/prefer-tag-over-role": "off",
    // It takes empty cells of a table for controls.
    "jsx-a11y/control-has-associated-label": "off",
    // TypeScript checks default imports, also those of CommonJS packages.
    "import/default": "off",
    // A scrollable region must be focusable, or it cannot be scrolled with the keyboard.
    "jsx-a11y/no-noninteractive-tabindex": [
      "error",
      { roles: ["region"], tags: ["article", "main"] },
    ],
  },
  overrides: [
    { files: ["**/*.cjs"], rules: { "typescript/no-require-imports": "off" } },
    ...folders.map((folder) => restrict([`src/${folder}/**`], forbiddenIn(folder))),
    restrict(
      [`${folderWithNode}/**`],
      forbiddenIn("content").filter((pattern) => !inBrowsers.includes(pattern)),
    ),
    restrict(
      ["src/content/site/**"],
      forbiddenIn("content").filter((pattern) => pattern !== ofSite),
    ),
    restrict(["gatsby-*", "src/*"], [fromOutside, ofSite]),
    restrict(
      ["scripts/**"],
      [
        ofSite,
        forbidden(["__tests__"], "Scripts do not import tests."),
        forbidden(
          tops.filter((top) => !ofScripts.includes(top)).map((top) => `src/${top}`),
          `Scripts may import ${ofScripts.join(", ")} of src.`,
        ),
      ],
    ),
  ],
});
