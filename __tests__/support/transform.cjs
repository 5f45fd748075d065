/** Compiles tests and sources: TypeScript and JSX become what this version of Node runs. */
module.exports = require("@swc/jest").createTransformer({
  jsc: {
    parser: { syntax: "typescript", tsx: true },
    target: "es2022",
    transform: { react: { runtime: "automatic" } },
  },
  module: { type: "commonjs" },
});
