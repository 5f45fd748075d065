/** Changes Gatsby's webpack configuration. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import TerserPlugin from "terser-webpack-plugin";
import { digestLength } from "../host/headers";
import { definitions } from "../site-constant";
import { inlineScripts } from "./inline-scripts";
import { unusedInBrowser } from "./unused-in-browser";

interface WebpackConfig {
  plugins?: unknown[];
  optimization?: object;
  output?: object;
}

/** Matches the scripts of this and earlier builds, and their licence files. */
const script = /-[0-9a-f]{12,}\.js(?:\.LICENSE\.txt)?$/;

const nameOf = (plugin: unknown) => plugin?.constructor.name;

/** Leaves out Gatsby's linting, which takes seconds of each start: editors and `npm run lint` have the project's rules. */
const withoutLint = (config: WebpackConfig): WebpackConfig => ({
  ...config,
  plugins: config.plugins?.filter((plugin) => nameOf(plugin) !== "ESLintWebpackPlugin"),
});

/**
 * Keeps what templates share in the script of each, since Gatsby prefetches no other script of a page. Other scripts that
 * are fetched later still share theirs.
 */
const sharedByParts = {
  chunks: ({ name }: { name?: string | null }) => !name?.startsWith("component---"),
};

interface Compiler {
  hooks: { done: { tap: (options: { name: string; stage: number }, run: () => void) => void } };
}

/**
 * Puts the scripts of every page into a template, from where `src/inline-scripts/start.ts` starts them. Gatsby copies
 * their tags from a file into the pages; the plugin throws if there is no such file.
 */
const lateScripts = (templateId: string) => ({
  apply({ hooks }: Compiler): void {
    // After Gatsby has written the file.
    hooks.done.tap({ name: "late scripts", stage: 1000 }, () => {
      const file = path.resolve("public/_gatsby/slices/_gatsby-scripts-1.html");
      const tags = readFileSync(file, "utf8");
      if (!tags.startsWith("<template"))
        writeFileSync(file, `<template id="${templateId}">${tags}</template>`);
    });
  },
});

/** @param templateId of the template that gets the scripts of a page */
export function changeWebpack(
  { stage, actions, plugins, getConfig }: CreateWebpackConfigArgs,
  templateId: string,
): void {
  const constants = { ...definitions("SITE", SITE), ...definitions("WORDS", WORDS) };
  // In parentheses, an object is no block after an arrow.
  const code = Object.entries(constants).map(([name, value]) => [name, `(${value})`]);
  actions.setWebpackConfig({ plugins: [plugins.define(Object.fromEntries(code))] });
  if (stage === "develop") actions.replaceWebpackConfig(withoutLint(getConfig() as WebpackConfig));
  if (stage.endsWith("-html"))
    actions.setWebpackConfig({
      // esbuild looks for its binary beside its own files, so it must not be bundled.
      externals: [{ esbuild: "commonjs esbuild" }],
      plugins: [plugins.define(inlineScripts())],
    });
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    // Source maps would publish the source code, comments included.
    devtool: false,
    optimization: { splitChunks: { cacheGroups: { shared: sharedByParts } } },
    plugins: [
      ...unusedInBrowser.map((request) =>
        // Other packages may have a file of the same name.
        plugins.normalModuleReplacement(request, (module: { context: string; request: string }) => {
          if (module.context === path.resolve(".cache"))
            module.request = path.resolve("src/gatsby/webpack/unused-in-browser.ts");
        }),
      ),
      lateScripts(templateId),
    ],
    // No page uses <Script>.
    resolve: { alias: { "gatsby-script": false } },
  });
  const config = getConfig() as WebpackConfig;
  // Gatsby takes no output from setWebpackConfig.
  actions.replaceWebpackConfig({
    ...config,
    optimization: {
      ...config.optimization,
      // SWC, since Terser takes ten times as long for slightly more bytes.
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          terserOptions: { compress: true, mangle: true },
        }),
      ],
    },
    output: {
      ...config.output,
      hashDigestLength: digestLength,
      // Scripts of earlier builds go, and nothing else that is in the folder.
      clean: { keep: (file: string) => !script.test(file) },
    },
  });
}
