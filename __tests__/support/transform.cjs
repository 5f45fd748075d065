/** Compiles TypeScript and JSX for Jest. */
module.exports = require("@swc/jest").createTransformer({
  jsc: {
    parser: { syntax: "typescript", tsx: true },
    target: "es2022",
    transform: { react: { runtime: "automatic" } },
  },
  module: { type: "commonjs" },
});
