import js from "@eslint/js";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/**
 * Imports go one way: each layer may use those before it, never those after it.
 * content model, calculators, site, theme → ui → seo, analytics, notifications → search → forms, sections,
 * layout → tools → pages.
 */
const layers = [
  ["content", "calculators", "site", "theme"],
  ["ui"],
  ["seo", "analytics", "notifications"],
  ["search"],
  ["forms", "sections", "layout"],
  ["tools"],
  ["pages", "templates"],
];

const oneWay = layers.flatMap((names, index) => {
  const later = layers.slice(index + 1).flat();
  if (later.length === 0) return [];
  const message = `${names.join(", ")} must not use ${later.join(", ")}: imports go one way.`;
  return {
    files: names.map((name) => `src/${name}/**/*.{ts,tsx}`),
    rules: {
      "no-restricted-imports": [
        "error",
        { patterns: [{ regex: `^(\\.\\./)+(${later.join("|")})(/|$)`, message }] },
      ],
    },
  };
});

export default tseslint.config(
  { ignores: ["node_modules", ".cache", "public", "coverage", "src/gatsby-types.d.ts"] },
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
  ...oneWay,
);
