/** The scripts in the heads of pages: made of the modules of `src/inline-scripts`, so that they are typed, linted and tested. */
import path from "node:path";
import { buildSync } from "esbuild";
import { minify_sync as minify } from "terser";

/** Browsers that know `<dialog>` and modules read this. */
const target = 2020;

function inlineScript(entry: string): string {
  const [bundle] = buildSync({
    entryPoints: [path.resolve(`src/inline-scripts/${entry}.ts`)],
    bundle: true,
    format: "iife",
    target: `es${target}`,
    write: false,
    // Without the mark of strictness, which modules have in any case.
    tsconfigRaw: "{}",
    logLevel: "error",
  }).outputFiles;
  // It puts in place what is used once, which the bundler does not. No function of these scripts is a constructor.
  const compress = { passes: 3, unsafe_arrows: true };
  const short = minify(bundle?.text ?? "", { ecma: target, toplevel: true, compress });
  return short.code ?? "";
}

export const inlineScripts = () => ({
  SCRIPT_BEFORE_PAINT: JSON.stringify(inlineScript("before-paint")),
  SCRIPT_OF_PAGE: JSON.stringify(inlineScript("page")),
});
