/** ESLint reports an import that crosses a border between folders, closes a cycle, or brings in Node or React. */
import { spawnSync } from "node:child_process";
import path from "node:path";

/** Invented imports, each with the rule that it breaks. */
const trespassers = [
  ["src/model/trespasser.ts", "../ui/Button", "import-x/no-restricted-paths"],
  ["src/sections/trespasser.ts", "../layout/Layout", "import-x/no-restricted-paths"],
  ["src/lib/trespasser.ts", "../../scripts/lib/median", "import-x/no-restricted-paths"],
  ["gatsby-trespasser.ts", "./scripts/lib/median", "import-x/no-restricted-paths"],
  ["scripts/trespasser.ts", "../src/ui/Button", "import-x/no-restricted-paths"],
  ["src/lib/calendar-date.ts", "../content/publish/published", "import-x/no-cycle"],
  ["src/content/check/trespasser.ts", "../disk/load", "no-restricted-imports"],
  ["src/content/check/trespasser-2.ts", "node:fs", "no-restricted-imports"],
  ["src/charts/trespasser.ts", "react", "@typescript-eslint/no-restricted-imports"],
] as const;

const script = `
  import { ESLint } from "eslint";
  const eslint = new ESLint();
  const found = {};
  for (const [filePath, name] of ${JSON.stringify(trespassers)}) {
    const [{ messages }] = await eslint.lintText('import "' + name + '";', { filePath });
    found[filePath] = messages.map(({ ruleId }) => ruleId);
  }
  console.log(JSON.stringify(found));`;

const { stdout } = spawnSync(process.execPath, ["--input-type=module", "--eval", script], {
  cwd: path.resolve(__dirname, "../.."),
  encoding: "utf8",
});
const complaints = JSON.parse(stdout) as Record<string, string[]>;

test.each(trespassers)("%s may not import %s", (file, _name, rule) => {
  expect(complaints[file]).toContain(rule);
});
