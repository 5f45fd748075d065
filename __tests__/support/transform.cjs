/** Compiles tests and sources as Gatsby does, with TypeScript's types removed. */
module.exports = require("babel-jest").default.createTransformer({
  presets: [["babel-preset-gatsby", { reactRuntime: "automatic" }], "@babel/preset-typescript"],
  babelrc: false,
  configFile: false,
});
