import { availableParallelism } from "node:os";

/** @typedef {import("jest").Config} Config */

/** Shared by all projects. SWC compiles TypeScript; imports of pictures and CSS return an address. */
const shared = {
  setupFiles: ["<rootDir>/__tests__/support/site-constant.ts"],
  transform: { "^.+\\.[jt]sx?$": "<rootDir>/__tests__/support/transform.cjs" },
  transformIgnorePatterns: [
    "node_modules/(?!(gatsby|gatsby-script|gatsby-link|gemoji|github-slugger|hast-util-sanitize|unist-util-position)/)",
  ],
  moduleNameMapper: {
    "\\.(svg|png|jpg)$": "<rootDir>/__tests__/support/asset.ts",
    "\\.css$": "<rootDir>/__tests__/support/asset.ts",
  },
};

/** Runs before each file of tests that need no build. */
const setup = ["after-each", "quiet-console"].map(
  (name) => `<rootDir>/__tests__/support/${name}.ts`,
);

/** Makes the nodes of the fixture content once for all test files. */
const fixtureNodes = {
  globalSetup: "<rootDir>/__tests__/support/keep-nodes.ts",
  globalTeardown: "<rootDir>/__tests__/support/remove-nodes.ts",
};

/** @type {Config} */
const config = {
  // At least two workers, because Jest would choose one on a machine with two cores.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  // On a busy machine a worker without open handles takes longer than the usual half second to end.
  workerGracefulExitTimeout: 15_000,
  projects: [
    {
      ...shared,
      displayName: "content",
      testEnvironment: "node",
      setupFilesAfterEnv: [...setup, "<rootDir>/__tests__/support/time-limit.ts"],
      testMatch: ["<rootDir>/__tests__/content/**/*.test.ts"],
    },
    {
      ...shared,
      displayName: "unit",
      ...fixtureNodes,
      testEnvironment: "node",
      setupFilesAfterEnv: [...setup, "<rootDir>/__tests__/support/time-limit.ts"],
      testMatch: ["<rootDir>/__tests__/unit/**/*.test.ts"],
    },
    {
      ...shared,
      displayName: "components",
      ...fixtureNodes,
      testEnvironment: "jsdom",
      // With SC_DISABLE_SPEEDY off, jsdom does not parse all styles again for each new rule.
      globals: { __PATH_PREFIX__: "", __BASE_PATH__: "", SC_DISABLE_SPEEDY: false },
      setupFiles: [...shared.setupFiles, "<rootDir>/__tests__/support/browser-globals.ts"],
      moduleNameMapper: {
        ...shared.moduleNameMapper,
        "^gatsby$": "<rootDir>/__tests__/support/gatsby.ts",
      },
      setupFilesAfterEnv: [...setup, "<rootDir>/__tests__/support/matchers.ts"],
      testMatch: ["<rootDir>/__tests__/unit/**/*.test.tsx"],
    },
    {
      ...shared,
      displayName: "site",
      testEnvironment: "node",
      setupFilesAfterEnv: ["<rootDir>/__tests__/support/time-limit.ts"],
      testMatch: ["<rootDir>/__tests__/site/**/*.test.ts"],
    },
    {
      ...shared,
      displayName: "builds",
      testEnvironment: "node",
      setupFilesAfterEnv: ["<rootDir>/__tests__/support/time-limit.ts"],
      testMatch: ["<rootDir>/__tests__/builds/**/*.test.ts"],
    },
  ],
};

export default config;
