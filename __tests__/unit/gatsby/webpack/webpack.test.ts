import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import TerserPlugin from "terser-webpack-plugin";
import { lateScripts, withSwc, withoutLint } from "../../../../src/gatsby/webpack/webpack";

class ESLintWebpackPlugin {
  readonly options = {};
}

const other = new Map();

test("withoutLint removes only the plugins that lint", () => {
  expect(withoutLint({ output: {}, plugins: [new ESLintWebpackPlugin(), other] })).toEqual({
    output: {},
    plugins: [other],
  });
});

test("withSwc replaces only the minifier of scripts", () => {
  const own = new TerserPlugin();
  const { output, optimization } = withSwc({
    output: {},
    optimization: { minimizer: [other, own] },
  });
  expect(output).toEqual({});
  expect(optimization?.minimizer?.[0]).toBe(other);
  expect(optimization?.minimizer?.[1]).toBeInstanceOf(TerserPlugin);
  expect(optimization?.minimizer?.[1]).not.toBe(own);
});

test("withSwc throws if Gatsby has no Terser plugin", () => {
  expect(() => withSwc({ optimization: { minimizer: [other] } })).toThrow(
    "no minifier of scripts to replace",
  );
});

test("lateScripts wraps the scripts of pages in a template once, and throws if their file is missing", () => {
  const root = mkdtempSync(path.join(tmpdir(), "slices-"));
  let run = () => {};
  const tap = (_options: object, added: () => void) => (run = added);
  lateScripts("late", root).apply({ hooks: { done: { tap } } });
  expect(run).toThrow("_gatsby-scripts-1.html");
  const file = path.join(root, "_gatsby/slices/_gatsby-scripts-1.html");
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, "<script></script>");
  run();
  run();
  expect(readFileSync(file, "utf8")).toBe('<template id="late"><script></script></template>');
  rmSync(root, { recursive: true });
});
