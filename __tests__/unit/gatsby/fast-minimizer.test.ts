import { minifiedFaster } from "../../../src/gatsby/fast-minimizer";

const other = new Map();

test("a configuration without a minifier of scripts is an error", () => {
  expect(() => minifiedFaster({ optimization: { minimizer: [other] } })).toThrow(
    "no minifier of scripts to replace",
  );
  expect(() => minifiedFaster({})).toThrow("no minifier of scripts to replace");
});
