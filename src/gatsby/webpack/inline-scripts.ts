/** Bundles the modules of `src/inline-scripts` into the scripts in the heads of pages. */
import path from "node:path";
import { buildSync } from "esbuild";
import { minify_sync as minify } from "terser";
import { definitions } from "../site-constant";

/** The ECMAScript version of the output. Every browser that supports `<dialog>` understands it. */
const target = 2020;

function inlineScript(entry: string): string {
  const [bundle] = buildSync({
    entryPoints: [path.resolve(`src/inline-scripts/${entry}.ts`)],
    bundle: true,
    format: "iife",
    target: `es${target}`,
    write: false,
    define: { ...definitions("SITE", SITE), ...definitions("WORDS", WORDS) },
    // Ignores tsconfig.json, whose `strict` makes esbuild add "use strict" to every page.
    tsconfigRaw: "{}",
    logLevel: "error",
  }).outputFiles;
  // Unlike esbuild, Terser inlines functions used once. `unsafe_arrows` is safe, as no function here is a constructor.
  const compress = { passes: 3, unsafe_arrows: true };
  const minified = minify(bundle?.text ?? "", { ecma: target, toplevel: true, compress });
  return minified.code ?? "";
}

export const inlineScripts = () => ({
  SCRIPT_OF_PAGE: JSON.stringify(inlineScript("page")),
  SCRIPT_OF_ANNOUNCEMENT: JSON.stringify(SITE.announcement ? inlineScript("announcement") : ""),
  SCRIPT_OF_FILMS: JSON.stringify(SITE.films.length > 0 ? inlineScript("films") : ""),
});
