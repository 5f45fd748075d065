import TerserPlugin from "terser-webpack-plugin";
import { minifiedFaster, withoutLint } from "../../../src/gatsby/webpack";

class ESLintWebpackPlugin {
  readonly options = {};
}

const other = new Map();

test("in develop, only the plugins that lint are left out", () => {
  expect(withoutLint({ output: {}, plugins: [new ESLintWebpackPlugin(), other] })).toEqual({
    output: {},
    plugins: [other],
  });
});

test("only the minifier of scripts is replaced", () => {
  const own = new TerserPlugin();
  const { output, optimization } = minifiedFaster({
    output: {},
    optimization: { minimizer: [other, own] },
  });
  expect(output).toEqual({});
  expect(optimization?.minimizer?.[0]).toBe(other);
  expect(optimization?.minimizer?.[1]).toBeInstanceOf(TerserPlugin);
  expect(optimization?.minimizer?.[1]).not.toBe(own);
});

test("a Gatsby that minifies in another way stops the build", () => {
  expect(() => minifiedFaster({ optimization: { minimizer: [other] } })).toThrow(
    "no minifier of scripts to replace",
  );
});
