import { withoutLint } from "../../../../src/gatsby/develop/without-lint";

class ESLintWebpackPlugin {
  readonly options = {};
}

class Other {
  readonly options = {};
}

test("only the plugins that lint are left out, and the rest stays", () => {
  const other = new Other();
  const config = { mode: "development", plugins: [new ESLintWebpackPlugin(), other] };
  expect(withoutLint(config)).toEqual({ mode: "development", plugins: [other] });
  expect(config.plugins).toHaveLength(2);
});

test("a configuration without plugins stays as it is", () => {
  expect(withoutLint({})).toEqual({});
});
