import TerserPlugin from "terser-webpack-plugin";
import { minifiedFaster } from "../../../src/gatsby/fast-minimizer";

const other = new Map();

test("only the minifier of scripts is replaced, and the rest of the configuration stays", () => {
  const own = new TerserPlugin();
  const config = { mode: "production", optimization: { minimizer: [other, own] } };
  const { mode, optimization } = minifiedFaster(config);
  expect(mode).toBe("production");
  expect(optimization.minimizer).toHaveLength(2);
  expect(optimization.minimizer[0]).toBe(other);
  expect(optimization.minimizer[1]).toBeInstanceOf(TerserPlugin);
  expect(optimization.minimizer[1]).not.toBe(own);
});

test("a configuration without a minifier of scripts is an error", () => {
  expect(() => minifiedFaster({ optimization: { minimizer: [other] } })).toThrow(
    "no minifier of scripts to replace",
  );
  expect(() => minifiedFaster({})).toThrow("no minifier of scripts to replace");
});
