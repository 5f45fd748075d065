import path from "node:path";
import js from "@eslint/js";
import importX, { createNodeResolver } from "eslint-plugin-import-x";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";
import {
  foldersForBrowsers,
  folderWithNode,
  withoutReact,
  zones,
} from "./scripts/lib/import-borders.mjs";

const filesOf = (folders) => folders.map((folder) => `src/${folder}/**/*.{ts,tsx}`);

export default tseslint.config(
  {
    ignores: [
      "node_modules",
      ".cache",
      ".netlify",
      "public",
      "coverage",
      "playwright-report",
      "test-results",
      "src/gatsby-types.d.ts",
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    files: ["**/*.{ts,tsx}"],
    plugins: { "react-hooks": reactHooks, "jsx-a11y": jsxA11y },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.flatConfigs.recommended.rules,
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
      ],
      "@typescript-eslint/no-non-null-assertion": "error",
      // A scrollable region must be focusable, or it cannot be scrolled with the keyboard.
      "jsx-a11y/no-noninteractive-tabindex": [
        "error",
        { roles: ["region"], tags: ["article", "main"] },
      ],
    },
  },
  {
    files: ["**/*.cjs"],
    languageOptions: { globals: { module: "writable", require: "readonly" } },
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
  {
    files: ["src/**/*.{ts,tsx}", "gatsby-*.{ts,tsx}", "scripts/**/*.ts"],
    plugins: { "import-x": importX },
    settings: {
      "import-x/parsers": { "@typescript-eslint/parser": [".ts", ".tsx"] },
      "import-x/resolver-next": [
        createNodeResolver({ extensions: [".ts", ".tsx", ".mjs", ".js"] }),
      ],
    },
    rules: {
      "import-x/no-restricted-paths": ["error", { zones }],
      "import-x/no-cycle": ["error", { ignoreExternal: true }],
    },
  },
  {
    files: filesOf(foldersForBrowsers),
    ignores: [`${folderWithNode}/**`],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            { group: ["node:*"], message: "This code also runs in browsers." },
            {
              group: [`**/${path.basename(folderWithNode)}/*`],
              message: "This module needs Node, and this code also runs in browsers.",
            },
          ],
        },
      ],
    },
  },
  {
    files: filesOf(withoutReact),
    rules: {
      "@typescript-eslint/no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              group: ["react", "react-dom", "react-dom/*", "styled-components"],
              message: "This code must not depend on React.",
            },
          ],
        },
      ],
    },
  },
);
